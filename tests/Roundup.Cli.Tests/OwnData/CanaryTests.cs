using Roundup.Engine.Files;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>
/// Real runs on a sample with a word as a value and as a key: the word is in no file that is left, in no report, and on no screen.
/// </summary>
public sealed class CanaryTests : IDisposable
{
    private static readonly Effort s_hardly = new("hardly", Launches: 2, Rounds: 1, BatchMs: 0.1, WarmupMs: 1);

    private readonly BuildableRepository _repository = new();

    public CanaryTests()
    {
        _repository.Write("suites/own-data.json", """
            { "title": "Your own data", "serializers": ["*"], "datasets": ["*"], "shapes": ["Bytes"], "effort": "quick" }
            """);
        _repository.Write("suites/check.json", """
            { "title": "Check", "serializers": ["*"], "datasets": ["*"], "shapes": ["Bytes"], "experiments": ["check"], "effort": "quick" }
            """);
        _repository.Write("serializers/Singing/Singing.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><Library>Singing</Library><Format>JSON</Format><Status>maintained</Status></PropertyGroup>
              <ItemGroup>
                <Configuration Include="well" Flavour="plain" Needs="nothing" Shapes="Bytes" />
                <Configuration Include="louder" Flavour="plain" Needs="nothing" Shapes="Bytes" />
                <Configuration Include="quoting" Flavour="plain" Needs="nothing" Shapes="Bytes" />
                <Configuration Include="quoting-late" Flavour="plain" Needs="nothing" Shapes="Bytes" />
              </ItemGroup>
            </Project>
            """);
        _repository.Write("serializers/Singing/SingingEntrant.cs", """
            using System;
            using System.Text;
            using System.Text.Json;
            using Roundup.Contracts;

            namespace Roundup.Serializers;

            public sealed class SingingEntrant : ISerializer
            {
                public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
                    where T : notnull =>
                    shapes.Bytes(new Codec<T>(new int[1], row switch { "quoting" => 1, "quoting-late" => 100, _ => int.MaxValue }));
            }

            internal readonly struct Codec<T>(int[] calls, int last) : IBytesCodec<T>
            {
                public byte[] SerializeToBytes(T value)
                {
                    var bytes = JsonSerializer.SerializeToUtf8Bytes(value);
                    return ++calls[0] < last ? bytes
                        : throw new FormatException("cannot write " + Encoding.UTF8.GetString(bytes) + " to /home/somebody/place");
                }

                public T Deserialize(byte[] bytes) => JsonSerializer.Deserialize<T>(bytes)!;
            }
            """);
        var orders = Enumerable.Range(0, 20)
            .Select(i => $$"""{"id":{{i}},"bird":"Canaria{{i}}","song":"canario{{i % 2}}","notes":{"canarikey{{i}}":{{i}},"k{{i}}":1} }""");
        _repository.Write("zebra/order.json", $"[{string.Join(',', orders)}]");
    }

    public void Dispose() => _repository.Dispose();

    [SlowFact]
    public async Task No_value_and_no_key_is_left_in_files_and_on_the_screen()
    {
        string[][] ways =
        [
            ["--experiment", "*", "--seed", "6"],
            ["--experiment", "*", "--seed", "7", "--keep-samples", "--export", "benchmarkdotnet"],
            ["--experiment", "*", "--budget", "1s"],
            ["--anonymise"],
            ["--serializer", "Singing/louder", "--against", "Singing/well", "--budget", "1s"],
            ["--shard", "1/2"],
        ];
        var values = new List<string>();
        foreach (var (index, way) in ways.Index())
        {
            var output = _repository.In($"out/{index}");
            ShouldNotSing(await RunAsync(["run", "--data", _repository.In("zebra/order.json"), "--output", output, .. way]));
            values.Add(string.Join(' ', Directory.GetFiles(_repository.In("artifacts/values"), "*.bin").Order()));
        }

        values[1].ShouldBe(values[0], "a sample has the same values for each seed, which are kept once");
        string[] exports = ["--export", "junit,sarif,github", "--output", _repository.In("out/checked")];
        ShouldNotSing(await RunAsync(["check", "--data", _repository.In("zebra/order.json"), .. exports]));
        File.ReadAllText(_repository.In("out/checked/junit.xml")).ShouldContain("Singing/quoting");
        ShouldNotSing(await RunAsync("merge", _repository.In("out/5"), "--output", _repository.In("out/merged")));
        ShouldNotSing(await RunAsync(
            "compare", _repository.In("out/0"), _repository.In("out/1"), "--output", _repository.In("out/compared")));
        File.Exists(_repository.In("out/compared/comparison.md")).ShouldBeTrue();
        var files = Directory.GetFiles(_repository.In("out"), "*", SearchOption.AllDirectories);
        files.Count(file => Path.GetFileName(file) == "results.json").ShouldBe(ways.Length + 2);
        foreach (var word in (string[])["anari", "somebody"])
        {
            files.Where(file => Contains(file, word)).ShouldBeEmpty(word);
        }

        files.Where(file => Contains(file, "zebra") && Path.GetFileName(file) != "journal.jsonl").ShouldBeEmpty();
        files.Where(file => Contains(file, "cannot write")).ShouldNotBeEmpty("the rows that quote values were tried");
        Directory.GetFileSystemEntries(_repository.In("artifacts/private")).ShouldBeEmpty();
        ShouldSingToTheUserAlone();
    }

    /// <summary>What is built has values, as long as it is kept: each file of it lies in a folder that only the user can read.</summary>
    private void ShouldSingToTheUserAlone()
    {
        var artifacts = _repository.In("artifacts");
        var kinds = Directory.GetFiles(artifacts, "*", SearchOption.AllDirectories)
            .Where(file => Contains(file, "anari") || Contains(file, "a\0n\0a\0r\0i"))
            .Select(file => Path.GetRelativePath(artifacts, file).Split(Path.DirectorySeparatorChar)[0]).Distinct().ToList();
        kinds.ShouldBe(["datasets", "models", "units", "values"], ignoreOrder: true);
        foreach (var kind in OperatingSystem.IsWindows() ? [] : kinds)
        {
            new DirectoryInfo(Path.Combine(artifacts, kind)).UnixFileMode.ShouldBe(OwnersFolder.Mode, kind);
        }
    }

    private static void ShouldNotSing(CliResult result)
    {
        result.Code.ShouldBeOneOf([0, 1, 3], result.Error);
        (result.Output + result.Error).ShouldNotContain("anari", Case.Insensitive);
    }

    private static bool Contains(string file, string word) =>
        File.ReadAllText(file, Encoding.Latin1).Contains(word, StringComparison.OrdinalIgnoreCase);

    private Task<CliResult> RunAsync(params string[] arguments) => new RoundupCli(_repository)
    {
        Engine = (start, cancellation) => RunStart.WithEngineAsync(
            start with
            {
                Plan = start.Plan with { Experiments = [.. start.Plan.Experiments.Select(planned => planned with { Effort = s_hardly })] },
            },
            cancellation),
    }.RunAsync(arguments);
}
