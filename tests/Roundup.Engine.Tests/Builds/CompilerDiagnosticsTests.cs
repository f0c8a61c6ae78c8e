namespace Roundup.Engine.Tests.Builds;

/// <summary>What analyzers say of a model, found by the dataset and by the member that is lost.</summary>
public sealed class CompilerDiagnosticsTests : IDisposable
{
    private readonly string _file = Path.GetTempFileName();

    public void Dispose() => File.Delete(_file);

    [Fact]
    public void A_message_about_a_lost_member_is_found_and_those_of_the_compiler_are_not_kept()
    {
        File.WriteAllText(
            _file,
            $$"""
            {"runs": [{"results": [
              {{Result("PBN0020", "Field 'Retries' should use [DefaultValue(5)].", "/models/a/Orders/M.cs")}},
              {{Result("PBN0020", "Field 'Other' should use [DefaultValue(1)].", "/elsewhere/M.cs")}},
              {{Result("CS8600", "Field 'Retries' may be null.", "/models/a/Orders/M.cs")}},
              {{Result("XY0001", "Field 'Note' is suppressed.", "/models/a/Orders/M.cs", ", \"suppressions\": [{}]")}}
            ]}]}
            """);

        var found = CompilerDiagnostics.Read(_file, path => path.StartsWith("/models", StringComparison.Ordinal) ? "Orders" : null);

        found.Keys.ShouldBe(["Orders"]);
        found["Orders"].ShouldBe(["PBN0020: Field 'Retries' should use [DefaultValue(5)]"]);
        CompilerDiagnostics.Naming(found["Orders"], ["Lines[].Retries: zero → initial value"]).ShouldBe(found["Orders"][0]);
        CompilerDiagnostics.Naming(found["Orders"], ["Lines[].Retry: other value", "the value: null"]).ShouldBeNull();
    }

    [Fact]
    public void Without_a_log_nothing_is_said() => CompilerDiagnostics.Read(_file + "-none", path => path).ShouldBeEmpty();

    private static string Result(string code, string text, string path, string more = "") =>
        $$"""{"ruleId": "{{code}}", "message": {"text": "{{text}}"}, "locations": """
        + $$"""[{"physicalLocation": {"artifactLocation": {"uri": "file://{{path}}"} } }]{{more}} }""";
}
