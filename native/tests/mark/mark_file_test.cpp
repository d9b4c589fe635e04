// What is refused as the watermark's file.

#include "mark/mark_detector.h"
#include "mark_support.h"

using namespace sa;

SA_TEST(mark_file_of_another_kind_is_refused) {
    Backend backend(1);
    const std::string foreign = testing::model_folder("small") + "s3gen.gguf";
    SA_CHECK(testing::refusal([&] { MarkEncoder(foreign, backend); }).find("\"perth\"") != std::string::npos);
    SA_CHECK(testing::refusal([&] { MarkDetector(foreign, backend); }).find("\"perth\"") != std::string::npos);
    SA_CHECK(testing::refusal([&] { MarkEncoder("/nowhere/mark.gguf", backend); }).find("/nowhere/mark.gguf") !=
             std::string::npos);
}

SA_TEST(mark_network_has_the_published_size) {
    const testing::OpenMark open;
    SA_CHECK(open.encoder.stack().layers.size() == 7);
    SA_CHECK(open.encoder.stack().reach() == 15);
    int64_t parameters = 0;
    for (const Convolution & layer : open.encoder.stack().layers) {
        parameters += ggml_nelements(layer.weight) + ggml_nelements(layer.bias);
    }
    SA_CHECK(parameters == 2360960);
}
