"""Model files: conversion of the official file set, what a file holds, and which pair to use."""

from soundalike.models.conversion.convert import ConvertedPair, convert
from soundalike.models.find_model import ModelPair, choose_model, find_model, installed_models
from soundalike.models.model_file_info import ModelFileInfo, describe, format_model_file

__all__ = [
    "ConvertedPair",
    "ModelFileInfo",
    "ModelPair",
    "choose_model",
    "convert",
    "describe",
    "find_model",
    "format_model_file",
    "installed_models",
]
