using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Templates;
using Roundup.Results;

namespace Roundup.Cli.Creating;

/// <summary>Runs <c>roundup new</c>: checks the name, writes the files, shows the next command.</summary>
internal sealed partial class NewAction(CliContext context)
{
    private const string Versions = "serializers/Directory.Packages.props";
    private readonly string root = context.Root();

    /// <summary>Creates a serializer.</summary>
    public void Serializer(SerializerRequest request)
    {
        NewName.Check("serializer", request.Name, In("serializers"), Taken(context.Catalogue().Libraries));
        var versions = Package(request);
        var template = new SerializerTemplate(request.Name, request.Package, request.Format);
        Write(template.Files, versions is null ? [] : [new(Versions, versions)]);
        Next($"roundup run --serializer {request.Name} --dataset Simple");
    }

    /// <summary>Creates a compressor.</summary>
    public void Compressor(string name)
    {
        var taken = Taken(context.Catalogue().Compressors).Append((CaseId.NoCompressor, "the command line, where it means no compressor"));
        NewName.Check("compressor", name, In("compressors"), taken);
        Write(new CompressorTemplate(name).Files, []);
        Next($"roundup run --serializer System.Text.Json/reflection --compressor none,{name} --dataset Users");
    }

    /// <summary>Creates a dataset.</summary>
    public void Dataset(string name)
    {
        NewName.CheckDataset(name);
        NewName.Check("dataset", name, In("datasets"), context.Catalogue().Datasets.Select(dataset => (dataset.Name, dataset.Origin)));
        Write(new DatasetTemplate(name).Files, []);
        Next($"roundup run --dataset {name}");
    }

    // An entrant takes two names: the one in tables and its folder's.
    private static IEnumerable<(string Name, string File)> Taken(IEnumerable<EntrantDefinition> entrants) =>
        entrants.SelectMany(entrant => new[] { (entrant.Name, entrant.ProjectFile), (entrant.Folder, entrant.ProjectFile) });

    /// <summary>What the central file of versions becomes; null where it stays.</summary>
    private string? Package(SerializerRequest request)
    {
        if (request.Package is not { } package)
        {
            return request.Version is null ? null : throw Usage("--package-version needs --package: name the package with it.");
        }

        if (!PackageId().IsMatch(package))
        {
            throw Usage($"--package '{package}' is not a package's name: give one such as MessagePack.");
        }

        return request.Version is { } version && !PackageVersionText.IsOne(version)
            ? throw Usage($"--package-version '{version}' {PackageVersionText.Unlike}.")
            : PackageVersionFile.With(In(Versions), package, request.Version);
    }

    private void Write(IReadOnlyList<TemplateFile> made, IReadOnlyList<TemplateFile> changed)
    {
        foreach (var file in (TemplateFile[])[.. made, .. changed])
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
                var delete = IsRemoved(folder) ? "" : $", delete {folder}";
                throw Failure.NotWritable(path, e, $"make it writable{delete} and repeat");
            }
        }

        foreach (var file in made)
        {
            context.Terminal.WriteLine(file.Path);
        }

        foreach (var file in changed)
        {
            context.Terminal.WriteLine($"{file.Path} (a line added)");
        }
    }

    /// <summary>Removes what was made of something new: its folder would be in the way of another try.</summary>
    private static bool IsRemoved(string folder)
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
        context.Terminal.WriteLine($"Next: {command}");
    }

    private string In(string relative) => Path.Combine(root, relative.Replace('/', Path.DirectorySeparatorChar));

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);

    [GeneratedRegex(@"^[A-Za-z0-9_]+([.-][A-Za-z0-9_]+)*$")]
    private static partial Regex PackageId();
}
