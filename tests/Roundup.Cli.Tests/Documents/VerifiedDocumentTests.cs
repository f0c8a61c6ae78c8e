using Roundup.Catalogue.Reading;
using Roundup.Reporting;
using Roundup.Reporting.Fidelity;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Tests.Documents;

public class VerifiedDocumentTests
{
    private static readonly string s_docs = Path.Combine(Repository.Find(), "docs");

    [Fact]
    public void The_document_in_the_repository_is_what_the_stored_results_say()
    {
        var results = Parts.Store.Read(Path.Combine(s_docs, "results", "verified.json"));
        using var text = new StringWriter();
        RunReport.Of(results, [new FidelityReport()]).FilesIn([ReportFormats.Markdown]).Single().Write(text);

        File.ReadAllText(Path.Combine(s_docs, "verified.md")).ShouldBe(
            text.ToString(), "regenerate it with roundup report docs/results/verified.json --output DIR");
    }
}
