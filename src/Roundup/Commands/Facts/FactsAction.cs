using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Facts;
using Roundup.Reporting.Facts;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Commands.Facts;

internal sealed class FactsAction(CliContext context)
{
    private const string Default = "/default";

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
        // As for --serializer, the default configuration has the name of its library.
        var wanted = asked.EndsWith(Default, StringComparison.OrdinalIgnoreCase) ? asked[..^Default.Length] : asked;
        var isLibrary = wanted == asked;
        bool Is(string name) => string.Equals(name, wanted, StringComparison.OrdinalIgnoreCase);
        if (all.Serializers.FirstOrDefault(sheet => (isLibrary && Is(sheet.Library)) || Is(sheet.Serializer)) is { } found)
        {
            var name = isLibrary && Is(found.Library) ? found.Library : found.Serializer;
            return (all.Of(sheet => sheet.Serializer == name || (isLibrary && sheet.Library == name)), name);
        }

        var names = context.Catalogue().SerializerNames;
        throw new RoundupException(
            ExitCode.Usage,
            names.FirstOrDefault(Is) is { } listed
                ? $"Nothing of {listed} was executed in a stored run: `roundup check {CommandWords.Quoted(listed)}` finds out what fails."
                : NearestName.Find(asked, all.Serializers.SelectMany(sheet => new[] { sheet.Library, sheet.Serializer }).Concat(names))
                    is { } near
                ? $"There is no library or serializer '{asked}': did you mean {near}?"
                : $"There is no library or serializer '{asked}': `roundup list serializers` has all.");
    }
}
