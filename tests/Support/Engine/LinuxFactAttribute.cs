using Xunit.Sdk;

namespace Roundup.Tests.Support;

/// <summary>A test of what only Linux has: signals, <c>/proc</c>, libc.</summary>
public sealed class LinuxFactAttribute : FactAttribute
{
    public LinuxFactAttribute() => Skip = Linux.Missing;
}

/// <summary>A <see cref="LinuxFactAttribute"/> that needs much time.</summary>
[TraitDiscoverer("Xunit.Sdk.TraitDiscoverer", "xunit.core")]
internal sealed class SlowLinuxFactAttribute : SlowFactAttribute
{
    public SlowLinuxFactAttribute(string name = AllTests.Category, string value = AllTests.Slow)
        : base(name, value) => Skip ??= Linux.Missing;
}

/// <inheritdoc cref="LinuxFactAttribute"/>
public sealed class LinuxTheoryAttribute : TheoryAttribute
{
    public LinuxTheoryAttribute() => Skip = Linux.Missing;
}

internal static class Linux
{
    public static string? Missing => OperatingSystem.IsLinux()
        ? null
        : "needs Linux: the test entrants call libc, and signals tell how a process died";
}
