using System.Text.RegularExpressions;

namespace Roundup.Results;

/// <summary>Runtimes and deployments that do the same thing, whatever their version.</summary>
public enum TargetFamily
{
    /// <summary>.NET or .NET Core with its JIT.</summary>
    Jit,

    /// <summary>Compiled before it runs, with the JIT behind it.</summary>
    ReadyToRun,

    /// <summary>Compiled before it runs, without a JIT.</summary>
    NativeAot,

    /// <summary>.NET Framework.</summary>
    Framework,

    /// <summary>Mono.</summary>
    Mono,

    /// <summary>Anything else: a target with settings of its own.</summary>
    Other,
}

/// <summary>Determines the family of a target by its name.</summary>
public static partial class TargetFamilies
{
    /// <summary>
    /// The family: <c>net10.0</c> and <c>netcoreapp3.1</c> are <see cref="TargetFamily.Jit"/>, <c>net10.0-aot</c> is
    /// <see cref="TargetFamily.NativeAot"/>.
    /// </summary>
    public static TargetFamily Get(string target)
    {
        ArgumentNullException.ThrowIfNull(target);
        bool Has(string part) => target.Contains(part, StringComparison.OrdinalIgnoreCase);
        return Has("aot") ? TargetFamily.NativeAot
            : Has("r2r") || Has("readytorun") ? TargetFamily.ReadyToRun
            : Has("mono") ? TargetFamily.Mono
            : Framework().IsMatch(target) ? TargetFamily.Framework
            : Core().IsMatch(target) ? TargetFamily.Jit
            : TargetFamily.Other;
    }

    [GeneratedRegex(@"^net4\d*$", RegexOptions.IgnoreCase)]
    private static partial Regex Framework();

    [GeneratedRegex(@"^net(coreapp)?\d+\.\d+$", RegexOptions.IgnoreCase)]
    private static partial Regex Core();
}
