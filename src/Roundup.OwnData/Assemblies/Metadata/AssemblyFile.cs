using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using Roundup.Catalogue;

namespace Roundup.OwnData.Assemblies.Metadata;

internal sealed record AssemblyFile(string Path, string Name, bool IsSigned, IReadOnlyList<string> References)
{
    private const string Remedy = "give the .dll that `dotnet build` writes for the project of your types";

    /// <summary>Reads the file that the user named.</summary>
    public static AssemblyFile Open(string path)
    {
        if (Directory.Exists(path))
        {
            throw DataError.Of($"{path}: it is a folder: {Remedy}.");
        }

        DataFileKind.Assembly.Check(path);
        try
        {
            return Read(path);
        }
        catch (Exception e) when (e is FileNotFoundException or DirectoryNotFoundException)
        {
            throw DataError.Of($"{path}: there is no such file: {Remedy}.", e);
        }
        catch (BadImageFormatException e)
        {
            throw DataError.Of($"{path}: it is not a .NET assembly: {Remedy}.", e);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.Of($"{path}: it cannot be read ({e.Message.TrimEnd('.')}): make it readable.", e);
        }
    }

    /// <summary>Reads a referenced file; null: it is not an assembly.</summary>
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
        using var reader = new PEReader(File.OpenRead(path));
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
