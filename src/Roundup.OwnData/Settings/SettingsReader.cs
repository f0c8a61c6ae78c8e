using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Results.Texts;

namespace Roundup.OwnData.Settings;

// Makes serializers of the user's settings: each public static member of a file whose type a library takes.
internal static class SettingsReader
{
    private sealed record Configured(LibraryDefinition Library, SettingsKind Kind, SettingsMember Member, SettingsFile File)
    {
        public string Class => Member.Access.Split('.', ':')[^2].TrimStart('@');
    }

    // The shortest of these that tells the members of a library apart names them.
    private static readonly Func<Configured, string>[] s_names =
    [
        one => one.Member.Name,
        one => $"{one.Class}.{one.Member.Name}",
        one => $"{Plain(Path.GetFileNameWithoutExtension(one.File.Path))}.{one.Member.Name}",
        one => $"{Plain(Path.GetFileName(Path.GetDirectoryName(one.File.Path)))}.{one.Member.Name}",
    ];

    // Other signs have a meaning where serializers are selected.
    private static string? Plain(string? name) =>
        name is null ? null : string.Concat(name.Select(one => char.IsLetterOrDigit(one) || one is '_' or '-' or '.' ? one : '-'));

    // The catalogue with the serializers of the files that the options name.
    public static RoundupCatalogue With(RoundupCatalogue catalogue, RunOptions options)
    {
        var configured = options.Settings.Distinct().SelectMany(path => Read(path, catalogue)).ToLookup(one => one.Library.Name);
        return configured.Count == 0 ? catalogue : catalogue with
        {
            Libraries =
            [
                .. catalogue.Libraries.Select(library => library with
                {
                    Serializers =
                        [.. library.Serializers, .. Serializers(library, [.. configured[library.Name]], options.Own?.Anonymise == true)],
                }),
            ],
        };
    }

    private static IEnumerable<Configured> Read(string path, RoundupCatalogue catalogue)
    {
        var source = SettingsSource.Read(path);
        var taken = (
            from member in source.Members
            let found = catalogue.Libraries.Select(library => (Library: library, Kind: Kind(library, member, source.Code)))
                .FirstOrDefault(one => one.Kind is not null)
            where found.Kind is not null
            select (found.Library, Kind: found.Kind!, Member: member)).ToList();
        if (taken.Count == 0)
        {
            var types = catalogue.Libraries.SelectMany(library => library.Settings).Select(kind => kind.Type).Distinct();
            throw DataError.InFile(path, (source.Members is [var first, ..]
                ? $"no library takes settings of the type of {first.Name}, {first.Types[0]}"
                : "it has no public static member in a class that is not private")
                + $"; give a member of one of the types {string.Join(", ", types.Order(StringComparer.Ordinal))}");
        }

        var file = new SettingsFile(
            path, source.Code, source.Packages, [.. taken.Select(one => one.Library.Package).OfType<string>().Distinct()]);
        var own = source.Packages.FirstOrDefault(package => file.Libraries.Contains(package.Id, StringComparer.OrdinalIgnoreCase));
        return own.Id is null ? taken.Select(one => new Configured(one.Library, one.Kind, one.Member, file)) : throw DataError.InFile(
            path, $"#:package {own.Id} is the library itself; select its version by --serializer {own.Id}@{own.Version}");
    }

    private static SettingsKind? Kind(LibraryDefinition library, SettingsMember member, string code)
    {
        var kinds = library.Settings.Where(kind => member.Types.Contains(kind.Type)).ToList();
        return kinds.Find(kind => kind.Word is { } word && code.Contains(word, StringComparison.Ordinal))
            ?? kinds.Find(kind => kind.Word is null);
    }

    private static IEnumerable<SerializerDefinition> Serializers(LibraryDefinition library, List<Configured> all, bool isAnonymous)
    {
        var known = library.Serializers.Select(serializer => serializer.Name).ToList();
        var form = s_names.FirstOrDefault(form => all.Select(form).Concat(known).Distinct(StringComparer.OrdinalIgnoreCase).Count()
            == all.Count + known.Count) ?? throw DataError.Create(
                $"--settings: two settings of {library.Name} have the name {s_names[^1](all[0])}: rename a member, a file or a folder.");
        return all.Select((one, at) =>
        {
            var name = isAnonymous ? $"settings-{at + 1}" : form(one);
            var basis = library.Serializers.First(serializer => serializer.Name == one.Kind.Configuration);
            var title = $"{one.Class}.{one.Member.Name} of {PlaceName.Format(one.File.Path)}";
            return basis with
            {
                Name = name,
                FullName = SerializerDefinition.FullNameOf(library.Name, name),
                Document = null,
                IsOutsideSafe = true,
                Notes = isAnonymous ? null : $"Your settings: {title}.",
                Settings = new(
                    one.File, one.Member.Access, one.Member.IsMethod, one.Member.Line, isAnonymous ? name : title, basis.FullName),
            };
        });
    }
}
