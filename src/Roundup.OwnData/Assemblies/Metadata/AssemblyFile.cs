using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text.Json;
using Roundup.Results.Reading;

namespace Roundup.OwnData.Assemblies.Metadata;

internal sealed record AssemblyFile(string Path, string Name, bool IsSigned, IReadOnlyList<string> References)
{
    private const string Remedy = "give the .dll that `dotnet build` writes for the project of your types";

    public static AssemblyFile Open(string path)
    {
        if (Directory.Exists(path))
        {
            throw DataError.Create($"{path}: it is a folder: {Remedy}.");
        }

        DataFileKind.Assembly.Check(path);
        try
        {
            return Read(path);
        }
        catch (Exception e) when (e is FileNotFoundException or DirectoryNotFoundException)
        {
            throw DataError.Create($"{path}: there is no such file: {Remedy}.", e);
        }
        catch (BadImageFormatException e)
        {
            throw DataError.Create($"{path}: it is not a .NET assembly: {Remedy}.", e);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.Create($"{path}: it cannot be read ({e.Message.TrimEnd('.')}): make it readable.", e);
        }
    }

    // Null: it is not an assembly.
    public static AssemblyFile? TryOpen(string path)
    {
        try
        {
            return Read(path);
        }
        catch (Exception e) when (e is BadImageFormatException or IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }

    private static AssemblyFile Read(string path)
    {
        using var reader = new PEReader(BoundedFile.Open(path));
        if (!reader.HasMetadata || reader.GetMetadataReader() is not { IsAssembly: true } metadata)
        {
            throw new BadImageFormatException("the file has no metadata of an assembly");
        }

        var definition = metadata.GetAssemblyDefinition();
        return new(
            path,
            metadata.GetString(definition.Name),
            !definition.PublicKey.IsNil,
            [.. metadata.AssemblyReferences.Select(handle => metadata.GetString(metadata.GetAssemblyReference(handle).Name))]);
    }
}

// The file .deps.json beside an assembly: it tells which assemblies are the user's projects, and where the assemblies of packages are.
internal sealed class DependencyFile
{
    private readonly Dictionary<string, string> _packages = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> _projects = new(StringComparer.OrdinalIgnoreCase);

    private DependencyFile()
    {
    }

    public static DependencyFile? Beside(string assembly)
    {
        var path = Path.ChangeExtension(assembly, ".deps.json");
        if (!File.Exists(path))
        {
            return null;
        }

        try
        {
            var text = BoundedFile.Text(path, FileLimits.WrittenFileBytes);
            using var document = JsonDocument.Parse(text, new() { AllowTrailingCommas = true });
            var file = new DependencyFile();
            file.Read(document.RootElement);
            return file;
        }
        catch (Exception e) when (e is JsonException or KeyNotFoundException or InvalidOperationException or IOException
            or UnauthorizedAccessException)
        {
            throw DataError.Create($"{path}: it is not what `dotnet build` writes: build the project again, or delete the file.", e);
        }
    }

    // Whether an assembly is one of the user's projects, or referenced as a file.
    public bool IsProject(string name) => _projects.Contains(name);

    // Null: the assembly is of no package.
    public string? InPackage(string name) => _packages.GetValueOrDefault(name);

    private void Read(JsonElement root)
    {
        var libraries = root.GetProperty("libraries");
        foreach (var target in root.GetProperty("targets").EnumerateObject())
        {
            foreach (var library in target.Value.EnumerateObject())
            {
                if (libraries.TryGetProperty(library.Name, out var known) && library.Value.TryGetProperty("runtime", out var files))
                {
                    Read(library.Name, known, files);
                }
            }
        }
    }

    private void Read(string library, JsonElement known, JsonElement files)
    {
        foreach (var file in files.EnumerateObject())
        {
            var name = Path.GetFileNameWithoutExtension(file.Name);
            if (known.GetProperty("type").GetString() is not "package")
            {
                _projects.Add(name);
            }
            else
            {
                var folder = known.TryGetProperty("path", out var path) ? path.GetString()! : library.ToLowerInvariant();
                _packages.TryAdd(name, Path.Combine(folder, file.Name));
            }
        }
    }
}
