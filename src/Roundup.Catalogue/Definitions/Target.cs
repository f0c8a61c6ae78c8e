using System.Runtime.InteropServices;

namespace Roundup.Catalogue.Definitions;

/// <summary>Runtime and deployment. Which of them can be built on a machine is found out by trying.</summary>
/// <param name="Name">The name in suites, options and reports, for example <c>net9.0-aot</c>.</param>
/// <param name="Framework">The target framework.</param>
/// <param name="Deployment">How a worker is compiled.</param>
/// <param name="Description">A line about it.</param>
public sealed record Target(string Name, string Framework, Deployment Deployment, string Description)
{
    /// <summary>The one that is taken when nothing is said: the runtime that Roundup itself runs on.</summary>
    public const string Default = "net10.0";

    private const string FrameworkOnWindows = "net48";
    private const string Mono = "the framework's assemblies, run by .NET Framework on Windows and by Mono elsewhere";

    private static readonly (string Suffix, string Description, (string Name, string Value) Setting)[] s_settings =
    [
        ("no-tiering", "each method is fully optimised when it is first called", ("DOTNET_TieredCompilation", "0")),
        ("no-pgo", "tiered compilation without profile-guided optimisation", ("DOTNET_TieredPGO", "0")),
    ];

    /// <summary>All, in the order of reports.</summary>
    public static IReadOnlyList<Target> Known { get; } =
    [
        .. ((string[])["net10.0", "net9.0", "net8.0"]).SelectMany(Modern),
        .. ((string[])["net7.0", "net6.0"]).Select(Plain),
        new(FrameworkOnWindows, FrameworkOnWindows, Deployment.Framework, Mono),
    ];

    /// <summary>The names of all.</summary>
    public static IReadOnlyList<string> All { get; } = [.. Known.Select(target => target.Name)];

    /// <summary>The runtimes whose newer ones are known: those of .NET, newest first.</summary>
    public static IReadOnlyList<string> Runtimes { get; } =
        [.. Known.Where(target => target.Deployment != Deployment.Framework).Select(target => target.Framework).Distinct()];

    /// <summary>Runtime settings that make it another target than the framework alone; empty for most.</summary>
    public IReadOnlyDictionary<string, string> Settings { get; private init; } = new Dictionary<string, string>();

    /// <summary>What is built for it: targets that differ in runtime settings alone share a build.</summary>
    public string Build => Settings.Count > 0 ? Framework : Name;

    /// <summary>Whether it runs on the runtime that is installed, the one that Roundup itself runs on.</summary>
    public bool IsInstalled => Framework == Default;

    /// <summary>Whether it needs a runtime that is taken from its package.</summary>
    public bool NeedsRuntime => !IsInstalled && Deployment is Deployment.Jit or Deployment.ReadyToRun;

    /// <summary>Whether a worker is published, and not only built.</summary>
    public bool IsPublished => Deployment is Deployment.ReadyToRun or Deployment.NativeAot;

    /// <summary>The folder of Contracts and Worker that it is compiled against.</summary>
    public string Contracts => Framework switch
    {
        "net10.0" or "net9.0" => "net9.0",
        "net8.0" => "net8.0",
        _ => "netstandard2.0",
    };

    /// <summary>Whether <c>PipeWriter</c> and <c>PipeReader</c> are part of its runtime.</summary>
    public bool HasPipes => Contracts == "net9.0";

    /// <summary>The target of that name.</summary>
    /// <exception cref="ArgumentException">There is none; names are checked where they are read.</exception>
    public static Target Of(string name) =>
        Known.FirstOrDefault(target => target.Name == name) ?? throw new ArgumentException($"there is no target {name}", nameof(name));

    /// <summary>The file that starts a worker.</summary>
    public string FileName(string assembly) => Deployment switch
    {
        Deployment.NativeAot => RuntimeInformation.IsOSPlatform(OSPlatform.Windows) ? assembly + ".exe" : assembly,
        Deployment.Framework => assembly + ".exe",
        _ => assembly + ".dll",
    };

    /// <summary>The same deployment and settings on <paramref name="last"/>, if this runtime is newer and there is such a target.</summary>
    /// <param name="last">One of <see cref="Runtimes"/>; null: any runtime will do.</param>
    public Target NotAfter(string? last)
    {
        var runtimes = Runtimes.ToList();
        return last is null || Deployment == Deployment.Framework || runtimes.IndexOf(Framework) >= runtimes.IndexOf(last)
            ? this
            : Known.FirstOrDefault(target => target.Name == last + Name[Framework.Length..]) ?? this;
    }

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
