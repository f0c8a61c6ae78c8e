using System.Text.Json;
using System.Xml;
using System.Xml.Linq;
using System.Xml.Schema;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Checks;
using Roundup.Reporting.Formats;
using static Roundup.Tests.Support.MadeCheck;

namespace Roundup.Reporting.Tests;

/// <summary>Findings of own data as other tools read them. What results have of values is a canary, and in none of them.</summary>
public class FindingsExportTests
{
    private const string Canary = "canaria";
    private const string Added = "OrderLine.Note was added in front of Price";

    private static readonly ContractChange s_added =
        new(ContractChangeKind.MemberAdded, "OrderLine", "Note", Added) { File = "src/My contracts/Order,Line.cs", Line = 12 };

    private static readonly ContractChange s_renamed =
        new(ContractChangeKind.MemberRenamed, "Order", "Total", "Order.Sum was renamed to Total");

    private static readonly ContractChange s_unharmful =
        new(ContractChangeKind.EnumMembers, "Status", null, "Status.Sent was added") { File = "src/Status.cs", Line = 3 };

    private static readonly CheckFinding s_corrupted = Finding(
        "versions/OrderBefore/Bytes/from-Order", CheckOutcome.Corrupted, "lines[].price: value", $"1 → \"{Canary}\" (value 0)");

    private static readonly CheckFinding s_thrown = Finding(
        "values/Order/Bytes", CheckOutcome.UnexpectedException, reason: $"FormatException: cannot read {Canary}") with
    {
        Frames = ["Packed.Reader.Read"],
    };

    private static readonly CheckFinding s_lost =
        Finding("versions/Order/Bytes/from-OrderBefore", CheckOutcome.DefaultValue, "total: value");

    private static readonly ResultsFile s_file = Made();

    private static readonly OwnFinding[] s_found =
    [
        Found("A", "versions/OrderBefore/from-Order lines[].price: value", s_corrupted, FindingState.New, s_added),
        Found("B", "versions/OrderBefore/from-Order lines[].price: value", s_corrupted, FindingState.New, s_added),
        Found("B", "versions/Order/from-OrderBefore total: value", s_lost, FindingState.Changed, s_renamed) with
        {
            Was = CheckOutcome.Rejected,
        },
        new("A", "values/Order lines[].name: null", CheckOutcome.Corrupted, FindingState.Gone),
        Found("C", "values/Order FormatException", s_thrown, FindingState.Expected),
    ];

    [Fact]
    public void JUnit_has_a_suite_for_each_serializer_and_a_test_for_each_category_and_dataset()
    {
        var xml = Checked(Export("junit", s_found));

        string.Join(' ', xml.Root!.Attributes()).ShouldBe("name=\"roundup check\" tests=\"13\" failures=\"4\" errors=\"1\"");
        xml.Descendants("testsuite").Select(suite => $"{suite.Attribute("name")!.Value}: " + string.Join(", ", suite.Elements("testcase")
            .Select(test => test.Attribute("name")!.Value + (test.Element("failure") is not null ? " failed"
                : test.Element("error") is not null ? " in error" : test.Element("skipped") is not null ? " skipped" : "")))).ShouldBe(
        [
            "A: values/Order, threads/Order skipped, versions/OrderBefore: a program of main reads what these files write failed, "
                + "values/Order lines[].name: null failed",
            "B: values/Order, versions/Order: these files read what main wrote failed, threads/Order skipped, "
                + "versions/OrderBefore: a program of main reads what these files write failed",
            "C: values/Order, threads/Order skipped, versions/OrderBefore: a program of main reads what these files write",
            "D: Order in error",
            "E: Order skipped",
        ]);
        var failure = xml.Descendants("failure").First();
        failure.Attribute("message")!.Value.ShouldBe(
            "new: versions/OrderBefore/from-Order lines[].price: value (corrupted): a program of main reads what these files write");
        failure.Attribute("type")!.Value.ShouldBe("Corrupted");
        failure.Value.Split('\n').ShouldBe(
        [
            "new: versions/OrderBefore/from-Order lines[].price: value (corrupted): a program of main reads what these files write",
            $"{Added} (src/My contracts/Order,Line.cs:12)",
            "To repeat it: roundup check A/default --data orders.json --against-git main --replay versions/OrderBefore/Bytes/from-Order",
        ]);
        xml.Descendants("failure").Single(one => one.Attribute("message")!.Value.StartsWith("no longer found: ", StringComparison.Ordinal))
            .Value.ShouldEndWith("Run again with --update, and it is no longer expected.");
        xml.Descendants("system-out").Single().Value.ShouldBe("Expected:\nexpected: values/Order FormatException (unexpected exception)");
        xml.Descendants("skipped").First().Attribute("message")!.Value.ShouldBe("FormatException");
        xml.Descendants("error").Single().Attribute("message")!.Value.ShouldBe("build-failed");
    }

    [Fact]
    public void Where_nothing_was_expected_each_finding_fails_its_test_but_an_equal_value()
    {
        OwnFinding[] found =
        [
            Found("A", "values/Order lines[].price: scale", Finding("values/Order/Bytes", CheckOutcome.Equivalent, "lines[].price: scale"),
                FindingState.NotCompared),
            Found("C", "values/Order FormatException", s_thrown, FindingState.NotCompared),
        ];

        Checked(Export("junit", found)).Descendants("failure").ShouldHaveSingleItem();
        Results(Export("sarif", found)).Select(result => result.GetProperty("level").GetString()).ShouldBe(["note", "warning"]);
        Export("github", found).Split('\n')[1].ShouldBe(
            "::warning title=values/Order FormatException::C: values/Order FormatException (unexpected exception)");
    }

    [Fact]
    public void Sarif_has_a_rule_for_each_outcome_and_a_result_at_the_line_that_was_changed()
    {
        var text = Export("sarif", s_found);
        var run = JsonDocument.Parse(text).RootElement.GetProperty("runs")[0];
        var results = Results(text);

        run.GetProperty("tool").GetProperty("driver").GetProperty("rules").EnumerateArray()
            .Select(rule => $"{rule.GetProperty("id")}: {rule.GetProperty("shortDescription").GetProperty("text")}")
            .ShouldBe(["DefaultValue: default value", "UnexpectedException: unexpected exception", "Corrupted: corrupted"]);
        results.Select(result => $"{result.GetProperty("ruleId")} {result.GetProperty("level")}").ShouldBe(
            ["Corrupted error", "Corrupted error", "DefaultValue error", "Corrupted error", "UnexpectedException note"]);
        var place = results[0].GetProperty("locations")[0].GetProperty("physicalLocation");
        place.GetProperty("artifactLocation").GetProperty("uri").GetString().ShouldBe("src/My%20contracts/Order%2CLine.cs");
        place.GetProperty("artifactLocation").GetProperty("uriBaseId").GetString().ShouldBe("%SRCROOT%");
        place.GetProperty("region").GetProperty("startLine").GetInt32().ShouldBe(12);
        results[2].GetProperty("locations")[0].GetProperty("logicalLocations")[0].GetProperty("fullyQualifiedName").GetString()
            .ShouldBe("versions/Order/from-OrderBefore total: value");
        results.Select(result => result.GetProperty("partialFingerprints").GetProperty("finding/v1").GetString()).ShouldBeUnique();
        results[1].GetProperty("message").GetProperty("text").GetString().ShouldStartWith("B: new: versions/OrderBefore");
    }

    [Fact]
    public void Github_gets_one_annotation_for_each_change_however_many_serializers_the_most_harmful_first()
    {
        Export("github", s_found).Split('\n').ShouldBe(
        [
            "::error title=roundup check::D: Order was not checked (build-failed)",
            "::error file=src/My contracts/Order%2CLine.cs,line=12,title=OrderLine.Note was added in front of Price::A, B: new: "
                + "versions/OrderBefore/from-Order lines[].price: value (corrupted): a program of main "
                + "reads what these files write%0AC: passed",
            "::error title=Order.Sum was renamed to Total::B: changed: versions/Order/from-OrderBefore total: value (default value, was "
                + "rejected): these files read what main wrote%0AA, C: passed",
            "::error title=values/Order lines[].name%3A null::A: no longer found: values/Order lines[].name: null (corrupted)",
            "",
        ]);

        var many = Enumerable.Range(1, 30).Select(i =>
            Found("A", $"values/Order m{i}: 100% of\r\n::error::it", s_corrupted, FindingState.New)).ToArray();
        var lines = Export("github", many).TrimEnd().Split('\n');
        lines.Length.ShouldBe(10);
        lines[9].ShouldBe("::error title=roundup check::22 more: the report has all.");
        lines[1].ShouldStartWith(
            "::error title=values/Order m1%3A 100%25 of %3A%3Aerror%3A%3Ait::A: new: values/Order m1: 100%25 of ::error::it");
    }

    [Fact]
    public void Where_all_is_as_expected_github_gets_a_notice()
    {
        var file = s_file with { Cases = [.. s_file.Cases.Where(result => result.Id.Serializer != "D")] };

        Export("github", [s_found[^1]], file).ShouldBe("::notice title=roundup check::No new findings, 1 expected.\n");
        Checked(Export("junit", [s_found[^1]], file)).Root!.Attribute("failures")!.Value.ShouldBe("0");
        Comparison([s_found[^1]], file).TrimEnd().ShouldBe("""
            ## Checks of Order against main

            **Findings: 1 expected.**

            Changes without a finding: OrderLine.Note was added in front of Price; Order.Sum was renamed to Total; Status.Sent was added.
            """);
    }

    [Fact]
    public void A_comment_has_the_verdict_what_changed_and_how_to_accept_it() =>
        Golden.ShouldMatch(Comparison(s_found, s_file), "findings.md");

    [Theory]
    [InlineData("junit")]
    [InlineData("sarif")]
    [InlineData("github")]
    public void No_value_and_no_message_of_an_exception_is_in_an_export(string format)
    {
        var text = Export(format, [.. s_found, .. s_found.Select(one => one with { State = FindingState.NotCompared })]);

        JsonSerializer.Serialize(s_file).ShouldContain(Canary);
        text.ShouldContain("lines[].price");
        text.ShouldNotContain(Canary);
        text.ShouldNotContain("Packed.Reader");
        Comparison(s_found, s_file).ShouldNotContain(Canary);
    }

    [Fact]
    public void A_run_without_own_data_has_nothing_to_export()
    {
        var file = s_file with { Datasets = [] };

        new FindingsExport(file).Create([]).ShouldBeNull();
        new CheckReport().Create(file).Documents.ShouldBeEmpty();
        foreach (var format in Formats())
        {
            format.Lacks([new CheckReport().Create(file).Data]).ShouldBe("checks of your own data", format.Name);
            format.Lacks([new CheckReport().Create(s_file).Data]).ShouldBeNull(format.Name);
        }
    }

    private static IEnumerable<IReportFormat> Formats() => ReportFormats.All.Where(format => format.Name is "junit" or "sarif" or "github");

    private static OwnFinding Found(
        string serializer, string key, CheckFinding first, FindingState state, params ContractChange[] changes) =>
        new(serializer, key, first.Outcome, state) { First = first, Changes = changes };

    private static ResultsFile Made()
    {
        static CheckedCase Part(CheckCategory[] passed, params CheckFinding[] findings) => new()
        {
            Outcome = Outcome.Measured,
            Passed = passed.ToDictionary(category => category, _ => 3),
            Findings = findings,
            NotRun = passed.Contains(CheckCategory.Values)
                ? new Dictionary<CheckCategory, string> { [CheckCategory.Threads] = $"FormatException: no {Canary}" } : [],
        };
        CheckedCase Ended(Outcome outcome) => new() { Outcome = outcome, Reason = $"FormatException: cannot read {Canary}" };
        var file = Own(
            Case("A", "Order", Part([CheckCategory.Values])),
            Case("A", "OrderBefore", Part([], s_corrupted)),
            Case("B", "Order", Part([CheckCategory.Values], s_lost)),
            Case("B", "OrderBefore", Part([], s_corrupted)),
            Case("C", "Order", Part([CheckCategory.Values], s_thrown)),
            Case("C", "OrderBefore", Part([CheckCategory.Versions])),
            Case("D", "Order", Ended(Outcome.BuildFailed)),
            Case("E", "Order", Ended(Outcome.Unsupported)));
        return file with
        {
            Run = file.Run with
            {
                Command = "check --data orders.json --against-git main --export junit,github --output 'my results'",
                Contract = new("Order", "OrderBefore", "main", [s_added, s_renamed, s_unharmful]),
            },
        };
    }

    private static string Export(string format, OwnFinding[] found, ResultsFile? file = null)
    {
        using var text = new StringWriter();
        ReportFormats.All.Single(known => known.Name == format)
            .Write([new Section(new FindingsExport(file ?? s_file).Create(found)!)], new ReportOutput(text));
        return text.ToString();
    }

    private static string Comparison(OwnFinding[] found, ResultsFile file)
    {
        using var text = new StringWriter();
        var document = FindingsDocument.Create(new FindingsExport(file).Create(found)!, file);
        ReportFormats.Markdown.Write(document.Sections, new ReportOutput(text));
        return text.ToString();
    }

    private static List<JsonElement> Results(string text) =>
        [.. JsonDocument.Parse(text).RootElement.GetProperty("runs")[0].GetProperty("results").EnumerateArray()];

    /// <summary>The document, which the rules of Jenkins allow: these elements in this order, with these attributes.</summary>
    private static XDocument Checked(string text)
    {
        var schemas = new XmlSchemaSet();
        schemas.Add("", XmlReader.Create(new StringReader(JUnitRules.Text)));
        var document = XDocument.Parse(text);
        document.Validate(schemas, (_, wrong) => throw new InvalidOperationException(wrong.Message));
        return document;
    }
}

/// <summary>What readers of JUnit's XML accept, as far as Roundup writes it.</summary>
internal static class JUnitRules
{
    public const string Text = """
        <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
          <xs:complexType name="counts">
            <xs:attribute name="name" type="xs:string" use="required" />
            <xs:attribute name="tests" type="xs:nonNegativeInteger" use="required" />
            <xs:attribute name="failures" type="xs:nonNegativeInteger" use="required" />
            <xs:attribute name="errors" type="xs:nonNegativeInteger" use="required" />
          </xs:complexType>
          <xs:complexType name="result" mixed="true">
            <xs:attribute name="message" type="xs:string" use="required" />
            <xs:attribute name="type" type="xs:NCName" />
          </xs:complexType>
          <xs:complexType name="suite">
            <xs:complexContent>
              <xs:extension base="counts">
                <xs:sequence><xs:element name="testcase" type="test" maxOccurs="unbounded" /></xs:sequence>
                <xs:attribute name="skipped" type="xs:nonNegativeInteger" use="required" />
              </xs:extension>
            </xs:complexContent>
          </xs:complexType>
          <xs:complexType name="test">
            <xs:sequence>
              <xs:choice minOccurs="0">
                <xs:element name="skipped" type="result" />
                <xs:element name="error" type="result" />
                <xs:element name="failure" type="result" />
              </xs:choice>
              <xs:element name="system-out" type="xs:string" minOccurs="0" />
            </xs:sequence>
            <xs:attribute name="name" type="xs:string" use="required" />
            <xs:attribute name="classname" type="xs:string" use="required" />
          </xs:complexType>
          <xs:element name="testsuites">
            <xs:complexType>
              <xs:complexContent>
                <xs:extension base="counts">
                  <xs:sequence><xs:element name="testsuite" type="suite" minOccurs="0" maxOccurs="unbounded" /></xs:sequence>
                </xs:extension>
              </xs:complexContent>
            </xs:complexType>
          </xs:element>
        </xs:schema>
        """;
}
