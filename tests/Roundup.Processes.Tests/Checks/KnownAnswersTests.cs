namespace Roundup.Processes.Tests.Checks;

/// <summary>One check of real libraries, built in the checkout: rows whose answers were known before there was a check.</summary>
public sealed class KnownAnswersRun : IAsyncLifetime
{
    private const string Rows =
        "reference/handwritten,MemoryPack,MessagePack/attributes,protobuf-net/default,Newtonsoft.Json/default,System.Text.Json/reflection,"
        + "System.Text.Json/source-generator,YamlDotNet/default,MessagePack@2.1.90/map,MessagePack/map";

    private const string Probes =
        "AppendedOld,AppendedNew,KeyInGapOld,KeyInGapNew,AppendedInitOnlyOld,AppendedInitOnlyNew,"
        + "InitialValues,InitialInitOnly,InitialCollections,NullableInDictionary,Decimals,TextLines,TextOfOtherTypes,WideNames,Chain";

    private readonly string _folder = Directory.CreateTempSubdirectory("roundup-known-").FullName;

    /// <summary>What came of it; null where the tests that need much time are not wanted.</summary>
    public ResultsFile? Results { get; private set; }

    public async Task InitializeAsync()
    {
        if (AllTests.AreWanted)
        {
            var root = Repository.Find();
            var plan = Planner.Plan(CatalogueReader.Read(root, TestRepository.Experiments), new()
            {
                Suite = "check",
                Seed = 1,
                Serializers = Rows.Split(','),
                Datasets = Probes.Split(','),
            });
            Results = await TestRepository.RunAsync(root, plan, _folder);
        }
    }

    public Task DisposeAsync()
    {
        Directory.Delete(_folder, recursive: true);
        return Task.CompletedTask;
    }
}

/// <summary>
/// What plain programs found out on the same versions of the libraries is what a check tells, and it tells nothing else of these probes.
/// </summary>
public sealed class KnownAnswersTests(KnownAnswersRun run, ITestOutputHelper output) : IClassFixture<KnownAnswersRun>
{
    /// <param name="row">The row.</param>
    /// <param name="probe">The probe, which reads the payloads of the other version where it has one.</param>
    /// <param name="outcome">What becomes of the values, or of the payloads of the other version: the only outcome besides held.</param>
    /// <param name="lost">The members that differ, in the order of the alphabet.</param>
    /// <param name="shapes">The shapes of the findings, in the order of the alphabet.</param>
    [SlowTheory]
    [InlineData("protobuf-net", "InitialValues", CheckOutcome.DefaultValue, "Enabled,Level,Limit,Note,Retries",
        "BufferWriter,Segments,Stream")]
    [InlineData("MemoryPack", "InitialValues", CheckOutcome.Passed)]
    [InlineData("MemoryPack", "InitialInitOnly", CheckOutcome.Passed)]
    [InlineData("MemoryPack/circular", "InitialInitOnly", CheckOutcome.Corrupted, "Count,Data,Enabled",
        "AsyncStream,BufferWriter,Bytes,Segments")]
    [InlineData("Newtonsoft.Json", "InitialCollections", CheckOutcome.Corrupted, "Limits,Paths,Ports", "Stream,String")]
    [InlineData(
        "protobuf-net", "InitialCollections", CheckOutcome.Corrupted, "Codes,Key,Limits,Paths,Ports", "BufferWriter,Segments,Stream")]
    [InlineData("System.Text.Json/reflection", "InitialCollections", CheckOutcome.Passed)]
    [InlineData("protobuf-net", "NullableInDictionary", CheckOutcome.Corrupted, "Names[],Numbers[]", "BufferWriter,Segments,Stream")]
    [InlineData("Newtonsoft.Json", "NullableInDictionary", CheckOutcome.Passed)]
    [InlineData("Newtonsoft.Json", "Decimals", CheckOutcome.Equivalent, "Value", "Stream,String")]
    [InlineData("MemoryPack", "Decimals", CheckOutcome.Passed)]
    [InlineData("YamlDotNet", "TextOfOtherTypes", CheckOutcome.Corrupted, "Value", "Stream,String")]
    [InlineData("YamlDotNet", "TextLines", CheckOutcome.Corrupted, "Value", "Stream,String")]
    [InlineData("Newtonsoft.Json", "TextLines", CheckOutcome.Passed)]
    [InlineData("MemoryPack", "AppendedNew", CheckOutcome.Corrupted, "Age", "Bytes")]
    [InlineData("MemoryPack/version-tolerant", "AppendedNew", CheckOutcome.Corrupted, "Age", "Bytes")]
    [InlineData("MemoryPack", "AppendedOld", CheckOutcome.Rejected, "", "Bytes")]
    [InlineData("MemoryPack/version-tolerant", "AppendedOld", CheckOutcome.Passed)]
    [InlineData("MessagePack/attributes", "AppendedNew", CheckOutcome.Passed)]
    [InlineData("MessagePack/attributes", "KeyInGapNew", CheckOutcome.Rejected, "", "Bytes")]
    [InlineData("System.Text.Json/reflection", "AppendedInitOnlyNew", CheckOutcome.Passed)]
    [InlineData("System.Text.Json/source-generator", "AppendedInitOnlyNew", CheckOutcome.Corrupted, "Enabled,Name,Retries", "Bytes")]
    [InlineData(
        "MessagePack@2.1.90/map", "WideNames", CheckOutcome.Corrupted, "あああ,個人番号", "AsyncStream,BufferWriter,Bytes,Segments,Stream")]
    [InlineData("MessagePack/map", "WideNames", CheckOutcome.Passed)]
    public void The_answer_is_the_known_one(string row, string probe, CheckOutcome outcome, string lost = "", string shapes = "")
    {
        if (Part(row, probe) is not { } part)
        {
            return;
        }

        var category = probe.EndsWith("Old", StringComparison.Ordinal) || probe.EndsWith("New", StringComparison.Ordinal)
            ? CheckCategory.Versions
            : CheckCategory.Values;
        var findings = part.Findings.Where(finding => finding.Category == category).ToList();
        findings.Select(finding => finding.Outcome).DefaultIfEmpty(CheckOutcome.Passed).Distinct().ShouldBe([outcome]);
        string.Join(',', findings.SelectMany(finding => finding.Lost).Select(Comparison.PathOf).Distinct().Order()).ShouldBe(lost);
        string.Join(',', findings.Select(finding => $"{finding.Id.Shape}").Distinct().Order()).ShouldBe(shapes);
        if (outcome == CheckOutcome.Passed)
        {
            part.Passed[category].ShouldBeGreaterThan(0);
        }
    }

    /// <summary>The greatest depth that a plain program writes and reads, of those that are asked.</summary>
    [SlowTheory]
    [InlineData("YamlDotNet", 32)]
    [InlineData("System.Text.Json/reflection", 63)]
    [InlineData("Newtonsoft.Json", 64)]
    [InlineData("protobuf-net", 512)]
    [InlineData("MemoryPack", 998)]
    [InlineData("MessagePack/attributes", 256)] // 3.x stops at 500, and the depths asked are 256 and 512; 2.5 has no limit.
    public void The_depth_is_the_known_one(string row, int depth) =>
        (Part(row, "Chain")?.Figures["greatest depth"] ?? depth).ShouldBe(depth);

    [SlowFact]
    public void The_handwritten_reference_holds_everywhere()
    {
        foreach (var result in run.Results!.Cases.Where(result => result.Id.SerializerName == "reference/handwritten"))
        {
            var part = result.Part.ShouldBeOfType<CheckedCase>(result.Reason);
            part.Findings.ShouldBeEmpty(result.Id.ToString());
            if (result.Id.Table.Dataset != "Chain")
            {
                part.Passed[CheckCategory.Values].ShouldBe(2);
                part.NotRun[CheckCategory.DamagedInput].ShouldBe("a reference is no serializer");
            }
        }
    }

    /// <summary>What was found out about a row and a probe; null where its package is not to be had here.</summary>
    private CheckedCase? Part(string row, string probe)
    {
        var result = run.Results!.Cases.Single(result => result.Id.SerializerName == row && result.Id.Table.Dataset == probe
            && result.Experiments.ContainsKey(ExperimentNames.Check));
        if (result.Outcome == Outcome.Unavailable)
        {
            output.WriteLine($"not asked, since the package is not to be had here: {result.Reason}");
            return null;
        }

        return result.Part.ShouldBeOfType<CheckedCase>(result.Reason);
    }
}
