#:project ../src/Roundup.Analysis
#:property PublishAot=false

// Measures what docs/roundup-2026.md quotes, one suite after the other, into docs/results, and writes the article:
//   dotnet run tools/measure-roundup.cs                 all suites; a second start goes on where the first one ended
//   dotnet run tools/measure-roundup.cs quick startup   these suites alone
//   dotnet run tools/measure-roundup.cs versions        the checks of several versions of each library alone
// Nothing else should run on the machine; three hours on two processors.
using System.Diagnostics;
using System.Globalization;
using System.IO.Compression;
using Roundup.Analysis;
using Roundup.Analysis.Rankings;
using Roundup.Results;

string[] startup =
[
    "System.Text.Json/reflection", "System.Text.Json/source-generator", "Newtonsoft.Json/default", "XmlSerializer/default",
    "DataContractSerializer/text", "MessagePack/attributes", "MemoryPack/default", "protobuf-net/default", "Google.Protobuf",
    "MongoDB.Bson",
];

// The versions of libraries that are checked before the one of serializers/Directory.Packages.props, for "since VERSION": one run for each
// library. A version that is replaced there is added here. Of System.Text.Json, .NET loads packages that are newer than its own;
// 11.0.0 is built for .NET 10 and later, and its .NET Standard part knows fewer types. MessagePack has a generator since 3.0, without which
// all versions are alike.
(string Library, string Configuration, string[] Options, string[] Versions)[] versions =
[
    ("Newtonsoft.Json", "default", [], ["9.0.1", "11.0.1", "12.0.1", "12.0.3", "13.0.1", "13.0.2", "13.0.3"]),
    ("MessagePack", "attributes-no-generator", [],
        ["1.7.3.4", "2.1.90", "2.2.85", "2.5.302", "2.5.305", "2.5.307", "3.1.9", "3.1.10", "3.1.11"]),
    ("protobuf-net", "default", [],
        ["3.2.26", "3.2.52", "3.3.0", "3.3.8", "3.3.21", "3.4.0", "3.4.14", "3.4.19", "3.4.21", "3.4.28", "3.4.29"]),
    ("Google.Protobuf", "default", [],
        ["3.19.3", "3.21.9", "3.25.1", "3.26.1", "3.27.0", "3.28.0", "3.30.2", "3.31.1", "3.35.0", "3.35.1", "3.36.1"]),
    ("MongoDB.Bson", "default", [], ["2.30.0", "3.11.1", "3.11.2", "3.12.0", "3.13.0"]),
    ("YamlDotNet", "default", [], ["11.2.1", "13.1.1", "13.7.1", "15.3.0", "16.3.0", "17.1.0", "18.0.0"]),
    ("Orleans", "default", [], ["9.0.0", "10.3.0", "10.3.1", "10.4.0", "10.4.1"]),
    ("JsonSubTypes", "default", [], ["1.2.0", "1.3.0", "1.5.2", "1.6.0", "1.7.0", "1.8.0", "2.0.1", "2.1.0"]),
    ("Nerdbank.MessagePack", "default", [], ["1.3.88"]),
    ("System.Text.Json", "reflection", ["--target", "net8.0"],
        [
            "9.0.0", "9.0.1", "9.0.3", "9.0.5", "9.0.8", "9.0.9", "9.0.10", "9.0.12", "9.0.15", "9.0.18", "9.0.19", "9.0.20", "9.0.21",
            "9.0.22", "9.0.23", "10.0.0", "10.0.2", "10.0.3", "10.0.5", "10.0.6", "10.0.8", "10.0.9", "10.0.10", "10.0.11", "10.0.12",
            "10.0.13", "10.0.14", "10.0.15",
        ]),
];

// Those of the tables and pictures, whose ratios are measured to within 8 %: large data differ more from process to process.
string[] books =
[
    "System.Text.Json/reflection", "System.Text.Json/source-generator", "Newtonsoft.Json/default", "DataContractSerializer/binary",
    "MessagePack/attributes", "MessagePack/contractless", "MemoryPack/default", "protobuf-net/default", "Google.Protobuf",
    "System.Formats.Cbor/default", "reference/handwritten",
];
string[] compressed =
[
    "Newtonsoft.Json/default", "System.Text.Json/reflection", "MessagePack/contractless", "DataContractJsonSerializer/default",
    "DataContractSerializer/binary", "YamlDotNet/default", "MongoDB.Bson", "Dahomey.Cbor/default", "Bois/default",
];

// The suites, with the options that cut them to what the article asks.
(string Suite, string[] Options)[] runs =
[
    ("quick", ["run", "quick", "--effort", "standard", "--budget", "8m"]),
    ("runtimes", ["run", "runtimes", "--effort", "standard", "--until", "4%", "--budget", "9m"]),
    ("polymorphic",
    [
        "run", "polymorphic", "--target", "net10.0", "--baseline", "System.Text.Json/derived-types",
        "--effort", "standard", "--until", "4%", "--budget", "7m",
    ]),
    ("messagepack-3", ["upgrade", "MessagePack/attributes@2.5.307", "MessagePack/attributes", "--budget", "5m"]),
    ("startup", ["run", "startup", "--target", "net10.0,net10.0-r2r,net11.0-aot", "--serializer", string.Join(',', startup)]),
    ("server-shapes", ["run", "server-shapes"]),
    ("compression",
    [
        "run", "compression", "--target", "net10.0", "--serializer", string.Join(',', compressed), "--effort", "standard", "--until", "8%",
        "--budget", "10m",
    ]),
    ("books",
    [
        "run", "books", "--experiment=speed", "--dataset", "Book", "--count", "1000000", "--target", "net10.0", "--serializer",
        string.Join(',', books), "--effort", "standard", "--until", "8%", "--budget", "13m",
    ]),
    ("web-models", ["run", "web-models", "--budget", "12m"]),
    ("aot", ["run", "aot"]),
    ("check", ["check"]),
    .. versions.Select(library => ($"versions/{library.Library}", (string[])
    [
        "check", "--only", "values,versions", .. library.Options,
        "--serializer", string.Join(',', ((string[])[.. library.Versions.Select(number => "@" + number), ""])
            .Select(version => $"{library.Library}/{library.Configuration}{version}")),
    ])),
];

var root = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(FilePath())!, ".."));
bool Is((string Suite, string[]) run, string name) => run.Suite == name || run.Suite.StartsWith(name + '/', StringComparison.Ordinal);
var chosen = args.Length == 0 ? runs : [.. runs.Where(run => args.Any(name => Is(run, name)))];
if (args.FirstOrDefault(name => !runs.Any(run => Is(run, name))) is { } unknown)
{
    Console.Error.WriteLine($"There is no suite {unknown} in the article; these are: {string.Join(", ", runs.Select(run => run.Suite))}.");
    return 2;
}

// 1 says that cases failed, 5 that another version is worse: these are results, too.
if (Start("build", "-c", "Release", "-v", "quiet", Path.Combine(root, "src", "Roundup")) != 0)
{
    return 1;
}

var lines = new List<string>();
foreach (var (suite, options) in chosen)
{
    var folder = Path.Combine(root, "artifacts", "roundup-2026", suite);
    var results = Path.Combine(folder, "results.json");
    if (!File.Exists(results) || RoundupResults.Read(results).Run.Interrupted)
    {
        // `roundup upgrade` has no --resume: it begins anew, as `run --resume` goes on.
        var goesOn = options[0] != "upgrade" && File.Exists(Path.Combine(folder, "journal.jsonl"));
        string[] command = goesOn ? [options[0], "--resume", folder] : [.. options, "--output", folder];
        var code = Start([Path.Combine(root, "src", "Roundup", "bin", "Release", "net10.0", "roundup.dll"), .. command]);
        if (code is not (0 or 1 or 5))
        {
            Console.Error.WriteLine($"{suite} ended with exit code {code}; start the same command again to go on.");
            return code;
        }
    }

    Store(results, Path.Combine(root, "docs", "results", suite + ".json.br"));
    lines.Add($"{suite}: {Minutes(results)} min, {Missing(results)}{Width(results)}");
}

// What the article says of a library's behaviour is asked once more, by a program without Roundup. Built before, since `dotnet run`
// prints the compiler's warnings where the answers stand.
var plain = Path.Combine(root, "tools", "plain-facts");
if (Start("build", "-c", "Release", "-v", "quiet", plain) != 0)
{
    return 1;
}

File.WriteAllText(
    Path.Combine(root, "docs", "results", "plain-facts.txt"), Output("run", "-c", "Release", "--no-build", "--project", plain));
lines.ForEach(Console.WriteLine);
return Start("run", "-c", "Release", "--project", Path.Combine(root, "tools", "Roundup.Site"), "--", "article");

static string FilePath([System.Runtime.CompilerServices.CallerFilePath] string path = "") => path;

static int Start(params string[] arguments)
{
    using var process = Process.Start(new ProcessStartInfo("dotnet", arguments))!;
    process.WaitForExit();
    return process.ExitCode;
}

static string Output(params string[] arguments)
{
    using var process = Process.Start(new ProcessStartInfo("dotnet", arguments) { RedirectStandardOutput = true })!;
    var output = process.StandardOutput.ReadToEnd();
    process.WaitForExit();
    return output;
}

static void Store(string results, string kept)
{
    Directory.CreateDirectory(Path.GetDirectoryName(kept)!);
    using var from = File.OpenRead(results);
    using var to = new BrotliStream(File.Create(kept), CompressionLevel.SmallestSize);
    from.CopyTo(to);
}

static string Minutes(string results)
{
    var run = RoundupResults.Read(results).Run;
    return (run.Finished - run.Started).TotalMinutes.ToString("0.0", CultureInfo.InvariantCulture);
}

// The cases without a number, by their outcomes.
static string Missing(string results)
{
    var file = RoundupResults.Read(results);
    var cases = file.Run.Experiments.SelectMany(experiment => file.Of(experiment.Name).Cases).ToList();
    var others = cases.Where(result => result.Outcome is not (Outcome.Measured or Outcome.Skipped)).CountBy(result => result.Outcome);
    return $"{cases.Count} cases" + string.Concat(others.Select(outcome => $", {outcome.Value} {outcome.Key}"));
}

// The median half-width of the intervals over all tables.
static string Width(string results)
{
    if (RoundupResults.Speed(RoundupResults.Read(results)) is not { } speed)
    {
        return "";
    }

    double[] widths =
    [
        .. Ranking.Of(speed.Tables).SelectMany(ranking => ranking.Serializers).Select(row => row.Both.HalfWidth).OfType<double>().Order(),
    ];
    return widths.Length == 0 ? "" : $", half-width {widths[widths.Length / 2].ToString("0.0 %", CultureInfo.InvariantCulture)}";
}
