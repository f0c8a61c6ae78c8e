using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Catalogue.Templates;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Commands.New;

// folder: the user's own, absolute, which need not exist; null: the repository.
internal sealed partial class NewAction(CliContext context, string? folder)
{
    private const string Versions = "serializers/Directory.Packages.props";
    private readonly string _repository = context.Root();

    private string Root => folder ?? _repository;

    // What there is already: in the user's folder too, once there is anything in it.
    private RoundupCatalogue Catalogue
    {
        get
        {
            if (folder is null || !OwnFolder.IsOne(folder))
            {
                return context.Catalogue();
            }

            // What another program has there would be read from now on.
            return folder == context.UsersFolder() && !OwnFolder.IsMarked(folder) && OwnFolder.Foreign(folder) is { } foreign
                ? throw Usage(
                    $"{foreign} was not made by `roundup new` and may belong to another program: name another folder with --folder, or, if "
                    + $"it is yours, create the file {OwnFolder.Marker} beside it.")
                : context.Catalogue(folder);
        }
    }

    public void Serializer(SerializerRequest request)
    {
        NewName.Check("serializer", request.Name, In("serializers"), Taken(Catalogue.Libraries));
        var shared = MissingFilesOfOwnFolder(OwnFolder.Serializers);
        var given = shared.Find(file => file.Path == Versions);
        var versions = Package(request, given);
        var template = EntrantTemplates.Serializer(request.Name, request.Package, request.Format);
        if (versions is null)
        {
            Write(template, shared, []);
        }
        else
        {
            var changed = new TemplateFile(Versions, versions);
            Write(template, [.. shared.Select(file => file == given ? changed : file)], given is null ? [changed] : []);
        }

        Next($"--serializer {request.Name} --dataset Simple");
        if (request.Package is { } package)
        {
            context.Terminal.WriteLine(
                $"If {package} is not published yet: run `dotnet pack -o ./out` in its project, and add --package-source ./out.");
        }
    }

    public void Compressor(string name)
    {
        var taken = Taken(Catalogue.Compressors).Append((CaseId.NoCompressor, "the command line, where it means no compressor"));
        NewName.Check("compressor", name, In("compressors"), taken);
        Write(EntrantTemplates.Compressor(name), MissingFilesOfOwnFolder(OwnFolder.Compressors), []);
        Next($"--serializer System.Text.Json/reflection --compressor none,{name} --dataset Users");
    }

    public void Dataset(string name)
    {
        NewName.CheckDataset(name);
        NewName.Check("dataset", name, In("datasets"), Catalogue.Datasets.Select(dataset => (dataset.Name, dataset.Origin)));
        Write(EntrantTemplates.Dataset(name), MissingFilesOfOwnFolder(OwnFolder.Datasets), []);
        Next($"--dataset {name}");
    }

    // An entrant takes two names: the one in tables and its folder's.
    private static IEnumerable<(string Name, string File)> Taken(IEnumerable<EntrantDefinition> entrants) =>
        entrants.SelectMany(entrant => new[] { (entrant.Name, entrant.ProjectFile), (entrant.Folder, entrant.ProjectFile) });

    // Null where the file stays. given: null where it is there, or is not wanted without a version.
    private string? Package(SerializerRequest request, TemplateFile? given)
    {
        if (request.Package is not { } package)
        {
            return request.Version is null ? null : throw Usage("--package-version needs --package: name the package with it.");
        }

        if (!PackageId().IsMatch(package))
        {
            throw Usage($"--package '{package}' is not a package's name: give one such as MessagePack.");
        }

        if (request.Version is { } version && !PackageVersions.IsValid(version))
        {
            throw Usage($"--package-version '{version}' {PackageVersions.Invalid}.");
        }

        var imported = folder is null ? null : InRepository(Versions);
        return new PackageVersionFile(In(Versions), given?.Text, imported).With(package, request.Version);
    }

    private void Write(IReadOnlyList<TemplateFile> made, IReadOnlyList<TemplateFile> shared, IReadOnlyList<TemplateFile> changed)
    {
        foreach (var file in (TemplateFile[])[.. made, .. shared, .. changed])
        {
            var path = In(file.Path);
            try
            {
                Directory.CreateDirectory(Path.GetDirectoryName(path)!);
                File.WriteAllText(path, file.Text);
            }
            catch (Exception e) when (Failure.IsFileSystem(e))
            {
                var folder = Path.GetDirectoryName(In(made[0].Path))!;
                var delete = TryRemove(folder) ? "" : $", delete {folder}";
                throw Failure.NotWritable(path, e, $"make it writable{delete} and repeat");
            }
        }

        foreach (var file in made.Concat(shared))
        {
            context.Terminal.WriteLine(Shown(file));
        }

        foreach (var file in changed)
        {
            context.Terminal.WriteLine($"{Shown(file)} (a line added)");
        }
    }

    // Removes what was made of something new: its folder would be in the way of another try.
    private static bool TryRemove(string folder)
    {
        try
        {
            if (Directory.Exists(folder))
            {
                Directory.Delete(folder, recursive: true);
            }

            return true;
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            return false;
        }
    }

    private void Next(string command)
    {
        context.Terminal.WriteLine();
        string[] own = folder is null || folder == context.UsersFolder() ? [] : ["--folder", ShownPath.Format(folder)];
        context.Terminal.WriteLine($"Next: roundup run {(own.Length > 0 ? CommandWords.Quoted(own) + " " : "")}{command}");
    }

    private List<TemplateFile> MissingFilesOfOwnFolder(string kind) => folder is null
        ? []
        : [.. new OwnFolderTemplate(kind, folder, _repository).Files.Append(OwnFolderTemplate.Mark)
            .Where(file => !File.Exists(In(file.Path)))];

    private string Shown(TemplateFile file) => folder is null ? file.Path : ShownPath.Format(In(file.Path));

    private string InRepository(string relative) => Path.Combine(_repository, relative.Replace('/', Path.DirectorySeparatorChar));

    private string In(string relative) => Path.Combine(Root, relative.Replace('/', Path.DirectorySeparatorChar));

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);

    [GeneratedRegex(@"^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*$")]
    private static partial Regex PackageId();
}
