using System.Runtime.InteropServices;

namespace Roundup.Catalogue.Definitions;

/// <summary>A target: runtime and deployment. Whether a machine can build it is found by trying.</summary>
/// <param name="Name">The name in suites, options and reports, for example <c>net9.0-aot</c>.</param>
public sealed record Target(string Name, string Framework, Deployment Deployment, string Description)
{
    /// <summary>The default target: the runtime that Roundup itself runs on.</summary>
    public const string Default = "net10.0";

    private const string FrameworkOnWindows = "net48";
    private const string Mono = "the framework's assemblies, run by .NET Framework on Windows and by Mono elsewhere";

    private static readonly (string Suffix, string Description, (string Name, string Value) Setting)[] s_settings =
    [
        ("no-tiering", "each method is fully optimised when it is first called", ("DOTNET_TieredCompilation", "0")),
        ("no-pgo", "tiered compilation without profile-guided optimisation", ("DOTNET_TieredPGO", "0")),
    ];

    /// <summary>All targets, in the order of reports: those of the default runtime first, to which the others are compared.</summary>
    public static IReadOnlyList<Target> Known { get; } =
    [
        .. ((string[])[Default, "net11.0", "net9.0", "net8.0"]).SelectMany(Modern),
        .. ((string[])["net7.0", "net6.0"]).Select(Plain),
        new(FrameworkOnWindows, FrameworkOnWindows, Deployment.Framework, Mono),
    ];

    public static IReadOnlyList<string> All { get; } = [.. Known.Select(target => target.Name)];

    /// <summary>The runtimes of .NET, newest first, without .NET Framework.</summary>
    public static IReadOnlyList<string> Runtimes { get; } =
    [
        .. Known.Where(target => target.Deployment != Deployment.Framework).Select(target => target.Framework).Distinct()
            .OrderByDescending(framework => Version.Parse(framework[3..])),
    ];

    /// <summary>Environment variables that configure the runtime; empty for most targets.</summary>
    public IReadOnlyDictionary<string, string> Settings { get; private init; } = new Dictionary<string, string>();

    /// <summary>The name of its build. Targets that differ only in <see cref="Settings"/> share a build.</summary>
    public string Build => Settings.Count > 0 ? Framework : Name;

    /// <summary>Whether it runs on the installed runtime, which is that of Roundup itself.</summary>
    public bool IsInstalled => Framework == Default;

    /// <summary>Whether its runtime comes from a NuGet package.</summary>
    public bool NeedsRuntime => !IsInstalled && Deployment is Deployment.Jit or Deployment.ReadyToRun;

    /// <summary>Whether a worker is published (<c>dotnet publish</c>) and not only built.</summary>
    public bool IsPublished => Deployment is Deployment.ReadyToRun or Deployment.NativeAot;

    /// <summary>The target framework of the Contracts and Worker assemblies that it uses.</summary>
    public string Contracts => Framework switch
    {
        "net11.0" or "net10.0" or "net9.0" => "net9.0",
        "net8.0" => "net8.0",
        "net7.0" or "net6.0" or FrameworkOnWindows => "netstandard2.0",
        _ => throw new InvalidOperationException($"it is not said which contracts {Framework} uses"),
    };

    /// <summary>Whether its runtime contains <c>PipeWriter</c> and <c>PipeReader</c>.</summary>
    public bool HasPipes => Contracts == "net9.0";

    /// <exception cref="ArgumentException">There is no target of that name. Names from users are checked when they are read.</exception>
    public static Target Parse(string name) =>
        Known.FirstOrDefault(target => target.Name == name) ?? throw new ArgumentException($"there is no target {name}", nameof(name));

    /// <summary>The name of the file that starts a worker.</summary>
    public string FileName(string assembly) => Deployment switch
    {
        Deployment.NativeAot => RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? assembly + ".exe" : assembly,
        Deployment.Framework => assembly + ".exe",
        _ => assembly + ".dll",
    };

    /// <summary>
    /// The target with the same deployment and settings on <paramref name="last"/> if this runtime is newer; otherwise this one.
    /// </summary>
    /// <param name="last">One of <see cref="Runtimes"/>; null: no limit.</param>
    public Target NotAfter(string? last) => last is null || Framework == last || !IsSince(last)
        ? this
        : Known.FirstOrDefault(target => target.Name == last + Name[Framework.Length..]) ?? this;

    /// <summary>Whether its runtime is <paramref name="first"/>, one of <see cref="Runtimes"/>, or a newer one.</summary>
    public bool IsSince(string first) => Runtimes.SkipWhile(runtime => runtime != Framework).Contains(first);

    private static Target Plain(string framework) =>
        new(framework, framework, Deployment.Jit, $".NET {framework[3..]}, compiled when it runs");

    private static IEnumerable<Target> Modern(string framework) =>
    [
        Plain(framework),
        new(
            $"{framework}-r2r",
            framework,
            Deployment.ReadyToRun,
            $".NET {framework[3..]}, library and model compiled ahead of time (ReadyToRun), tiered up when it runs"),
        new($"{framework}-aot", framework, Deployment.NativeAot, $".NET {framework[3..]}, one native executable without a JIT (NativeAOT)"),
        .. s_settings.Select(setting => Plain(framework) with
        {
            Name = $"{framework}-{setting.Suffix}",
            Description = $".NET {framework[3..]}, {setting.Description}",
            Settings = new Dictionary<string, string> { [setting.Setting.Name] = setting.Setting.Value },
        }),
    ];
}

/// <summary>How a worker is compiled.</summary>
public enum Deployment
{
    /// <summary>By the JIT at run time.</summary>
    Jit,

    /// <summary>Ahead of time, including library and model, and recompiled in part by the JIT at run time.</summary>
    ReadyToRun,

    /// <summary>Ahead of time to a native executable without a JIT.</summary>
    NativeAot,

    /// <summary>.NET Framework on Windows, Mono elsewhere.</summary>
    Framework,
}
