# Installs the package in dist/ for this user, into a folder with a long name of several scripts, speaks with it, and
# takes it away again. Every step that fails ends it.
$ErrorActionPreference = "Stop"
$PSNativeCommandUseErrorActionPreference = $true

$installer = (Get-ChildItem dist/*.exe | Select-Object -First 1).FullName
$folder = Join-Path $env:RUNNER_TEMP ("Stimmen größer 声音 صوت " + ("n" * 40))
$home_folder = Join-Path $env:RUNNER_TEMP ("Zoë 山 " + ("h" * 60))
$voice = Join-Path $home_folder "Zoë.wav"

function Assert($condition, $words) {
    if (-not $condition) { throw $words }
}

Start-Process -Wait -FilePath $installer -ArgumentList "/S /CurrentUser /D=$folder"
$program = Join-Path $folder "soundalike.exe"
Assert (Test-Path $program) "Nothing was installed in $folder."
$key = "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\Soundalike"
Assert ((Get-ItemProperty $key).InstallLocation -eq $folder) "The registry names another folder."

& $program --version
& $program doctor --home $home_folder
& $program speak "The small boat drifted slowly down the river." -o $voice --home $home_folder
& $program verify $voice --home $home_folder
& $program clone $voice --name "Zoë 山" --i-am-the-speaker --home $home_folder
& $program speak "Hello." --voice "Zoë 山" -o $voice --home $home_folder
Assert ((Get-Item $voice).Length -gt 20000) "Hardly anything was spoken."

# The window opens and stays.
$window = Start-Process -PassThru -FilePath (Join-Path $folder "SoundalikeWindow.exe") -ArgumentList "--home `"$home_folder`""
Start-Sleep -Seconds 15
Assert (-not $window.HasExited) "The window closed by itself, with exit code $($window.ExitCode)."
Stop-Process -Id $window.Id
Start-Sleep -Seconds 2

# Over itself, as an update does, then away.
Start-Process -Wait -FilePath $installer -ArgumentList "/S /CurrentUser /D=$folder"
& $program --version
Start-Process -Wait -FilePath (Join-Path $folder "uninstall.exe") -ArgumentList "/S /CurrentUser _?=$folder"
Assert (-not (Test-Path $program)) "The program is still there."
Assert (-not (Test-Path $key)) "The registry still knows it."
Assert (Test-Path $home_folder) "What the person made is gone."
