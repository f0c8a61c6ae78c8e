using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.OwnData.Settings;

namespace Roundup.Cli.Commands.Swap;

internal sealed class SwapAction(CliContext context)
{
    public async Task<int> RunAsync(SwapRequest request)
    {
        if (request.Options.Own is null)
        {
            throw Usage("swap tries your own data: name them with --data, and your types with --model.");
        }

        if (request.Output is { } path && !Directory.Exists(Path.GetDirectoryName(Path.GetFullPath(path))))
        {
            throw Usage($"--output names a file in a folder that does not exist: create it, or give another path than {path}.");
        }

        var catalogue = SettingsReader.With(context.Catalogue(request.Options.Folders), request.Options);
        var before = Before(catalogue, request.Before);
        var library = After(catalogue, request.After);
        var switches = SwitchFile.Read(library.SwitchesPath);
        var folder = Directory.CreateTempSubdirectory("roundup-swap-").FullName;
        try
        {
            var rounds = new SwapRounds(context, request.Options, before, library.Name, switches, folder);
            var result = await new SwapSearch(rounds, switches, line => context.Error.WriteLine(line)).RunAsync();
            var code = switches.Write([("Options", result.Chosen)]);
            if (request.Output is { } output)
            {
                Write(output, code);
            }

            var isUnknown = result.IsEnd || result.IsUnreadable;
            var cost = isUnknown ? null : await rounds.MeasureAsync(result.Chosen);
            context.Show(new SwapText(before.Configuration.FullName, library.Name, result).Sections(code, cost));

            return (int)(result.Left.Count == 0 && !isUnknown ? ExitCode.Success : ExitCode.SomeFailed);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    // A library stands for the user's settings of it, where there are any.
    private static CatalogueSerializer Before(RoundupCatalogue catalogue, string name)
    {
        var own = catalogue.Serializers.Where(one => one.Configuration.Settings is not null
            && string.Equals(one.Library.Name, name, StringComparison.OrdinalIgnoreCase)).ToList();
        return own switch
        {
            [] when Planner.FindSerializer(catalogue, name) is var found => catalogue.Serializers.First(one => one.UniqueName == found),
            [var one] => one,
            _ => throw Usage(
                $"--settings has {own.Count} settings of {name}: name one of {string.Join(", ", own.Select(one => one.UniqueName))}."),
        };
    }

    private static LibraryDefinition After(RoundupCatalogue catalogue, string name)
    {
        var known = catalogue.Libraries.Where(library => File.Exists(library.SwitchesPath)).ToList();
        return known.Find(library => string.Equals(library.Name, name, StringComparison.OrdinalIgnoreCase)) ?? throw Usage(
            $"No settings to try are known of {name}: change to {string.Join(" or ", known.Select(library => library.Name))}.");
    }

    private static void Write(string path, string code)
    {
        try
        {
            File.WriteAllText(path, code);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(path, e, "give the path of a file in a folder that exists");
        }
    }

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);
}
