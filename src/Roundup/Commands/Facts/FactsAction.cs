using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Facts;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Commands.Facts;

internal sealed class FactsAction(CliContext context)
{
    public int Run(FactsRequest request)
    {
        var all = RoundupFacts.Load();
        var (facts, name) = Find(all, request.Library);
        if (request.Format is { Extension: ".json" })
        {
            context.Terminal.WriteLine(facts.Write(isIndented: true).TrimEnd());
            return (int)ExitCode.Success;
        }

        context.Show(new FactsReport(facts, name).Sections(), request.Format);
        return (int)ExitCode.Success;
    }

    private (FactsFile Facts, string Name) Find(FactsFile all, string asked)
    {
        var names = all.Serializers.SelectMany(sheet => new[] { sheet.Library, sheet.Serializer }).Distinct().ToList();
        if (names.Find(known => string.Equals(known, asked, StringComparison.OrdinalIgnoreCase)) is { } name)
        {
            return (all.Of(sheet => sheet.Library == name || sheet.Serializer == name), name);
        }

        var catalogue = context.Catalogue();
        throw new RoundupException(
            ExitCode.Usage,
            catalogue.SerializerNames.FirstOrDefault(known => string.Equals(known, asked, StringComparison.OrdinalIgnoreCase)) is { } listed
                ? $"Nothing of {listed} was executed in a stored run: `roundup check {CommandWords.Quoted(listed)}` finds out what fails."
                : $"There is no library or serializer '{asked}'{NearestName.Proposal(asked, [.. names, .. catalogue.SerializerNames])}");
    }
}
