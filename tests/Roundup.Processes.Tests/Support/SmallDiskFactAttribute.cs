using Xunit.Sdk;

namespace Roundup.Processes.Tests.Support;

/// <summary>A test that needs a disk of a few pages: it mounts one where no other process sees it.</summary>
public sealed class SmallDiskFactAttribute : FactAttribute
{
    public SmallDiskFactAttribute() => Skip = Missing;

    public static string? Missing { get; } = Find();

    /// <summary>Runs a script in which a file system can be mounted.</summary>
    public static ProcessStartInfo Script(string script) =>
        new("unshare", ["--map-root-user", "--mount", "sh", "-c", script])
        {
            RedirectStandardError = true,
            RedirectStandardOutput = true,
        };

    private static string? Find()
    {
        try
        {
            using var process = ProcessLauncher.Start(Script("mount -t tmpfs -o size=8k none /tmp"));
            process?.WaitForExit();
            return process?.ExitCode == 0 ? null : "needs the permission to mount a small file system (unshare, mount)";
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return "needs the command unshare";
        }
    }
}

/// <summary>A <see cref="SmallDiskFactAttribute"/> that needs much time.</summary>
[TraitDiscoverer("Xunit.Sdk.TraitDiscoverer", "xunit.core")]
internal sealed class SlowSmallDiskFactAttribute : SlowFactAttribute
{
    public SlowSmallDiskFactAttribute(string name = AllTests.Category, string value = AllTests.Slow)
        : base(name, value) => Skip ??= SmallDiskFactAttribute.Missing;
}
