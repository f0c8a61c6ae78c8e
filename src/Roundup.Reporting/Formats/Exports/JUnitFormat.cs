using System.Xml.Linq;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Formats.Exports;

// Writes what junit-10.xsd of Jenkins allows, which GitLab and Azure Pipelines read too: a suite for each serializer, a test for each
// category and dataset.
internal sealed class JUnitFormat() : FindingsFormat("junit", "junit.xml")
{
    protected override string Content(ContractFindings findings)
    {
        var suites = findings.Checks.GroupBy(check => check.Serializer)
            .Select(suite => Counted("testsuite", suite.Key, [.. suite.Select(Test)]));
        var all = Counted("testsuites", "roundup check", [.. suites]);
        return $"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n{all}".ReplaceLineEndings("\n");
    }

    private static XElement Counted(string name, string title, IReadOnlyList<XElement> children)
    {
        var tests = children.SelectMany(child => child.DescendantsAndSelf("testcase")).ToList();
        XAttribute Count(string attribute, string result) => new(attribute, tests.Count(test => test.Element(result) is not null));
        return new(
            name,
            new XAttribute("name", Plain(title)),
            new XAttribute("tests", tests.Count),
            Count("failures", "failure"),
            Count("errors", "error"),
            name == "testsuite" ? Count("skipped", "skipped") : null,
            children);
    }

    private static XElement Test(ContractCheck check)
    {
        var failing = check.Findings.Where(one => one.Fails).ToList();
        var expected = check.Findings.Where(one => one.Of.State == FindingState.Expected).Select(one => Plain(one.Title)).ToList();
        return new(
            "testcase",
            new XAttribute("name", Plain(check.Name)),
            new XAttribute("classname", Plain(check.Serializer)),
            check.NotRun is null ? null : new XElement(check.IsError ? "error" : "skipped", new XAttribute("message", Plain(check.NotRun))),
            failing.Count == 0 ? null : new XElement(
                "failure",
                new XAttribute("message", Plain(failing[0].Title)
                    + (failing.Count > 1 ? $", and {Wording.Count(failing.Count - 1, "more finding")}" : "")),
                new XAttribute("type", failing[0].Of.Outcome),
                string.Join("\n\n", failing.Select(Text))),
            expected.Count == 0 ? null : new XElement("system-out", string.Join('\n', expected.Prepend("Expected:"))));
    }
}
