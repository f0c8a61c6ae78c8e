using Roundup.Analysis.SteadyState;
using Roundup.Analysis;
using Roundup.Catalogue.Reading;
using Roundup.Cli.Tests.Support;
using Roundup.Reporting.Markdown;
using Roundup.Results;
using Shouldly;
using Xunit;

namespace Roundup.Cli.Tests.Documents;

public class VerifiedDocumentTests
{
    private static readonly string s_docs = Path.Combine(Repository.Find(), "docs");

    [Fact]
    public void The_document_in_the_repository_is_what_the_stored_results_say()
    {
        var results = ResultsStore.Read(Path.Combine(s_docs, "results", "verified.json"));
        using var text = new StringWriter();
        new VerifiedReport().Write(Analyser.Analyse(results), text);

        File.ReadAllText(Path.Combine(s_docs, "verified.md")).ShouldBe(text.ToString(), "make it again with roundup report docs/results/verified.json --output DIR");
    }
}
