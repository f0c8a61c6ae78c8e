using System.Security;
using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Templates;

/// <summary>
/// What the projects in a folder of the user's own need beside them, to be built as those of the repository are: by Roundup and in an IDE.
/// </summary>
/// <param name="Kind">serializers, compressors or datasets.</param>
/// <param name="Folder">The user's folder, absolute.</param>
/// <param name="Repository">The repository's root, absolute.</param>
public sealed record OwnFolderTemplate(string Kind, string Folder, string Repository)
{
    /// <summary>The property with the repository's root: Roundup gives it to every build.</summary>
    public const string Property = "RoundupCheckout";

    /// <summary>The files.</summary>
    public IReadOnlyList<TemplateFile> Files => [.. OwnFolder.SharedFiles.Select(name => new TemplateFile($"{Kind}/{name}", Text(name)))];

    private string Text(string name) => name switch
    {
        "Directory.Build.props" =>
            $"""
            <Project>
              <!-- Where Roundup is. `roundup` sets it; an IDE takes the environment variable {Property}, or else this folder. -->
              <PropertyGroup>
                <{Property} Condition="'$({Property})' == ''">{SecurityElement.Escape(Relative)}</{Property}>
              </PropertyGroup>
            {Import(name)}
            </Project>

            """,
        "Directory.Packages.props" =>
            $"""
            <Project>
              <!-- The versions of packages, besides those that Roundup has. For another version of one of those:
                   <PackageVersion Update="..." Version="..." />. -->
            {Import(name)}
            </Project>

            """,
        _ =>
            $"""
            <Project>
            {Import(name)}
            </Project>

            """,
    };

    private string Relative
    {
        get
        {
            var path = Path.GetRelativePath(Path.Combine(Folder, Kind), Repository).Replace('\\', '/');
            return Path.IsPathRooted(path) ? path : "$(MSBuildThisFileDirectory)" + path;
        }
    }

    private string Import(string name) => $"  <Import Project=\"$({Property})/{Kind}/{name}\" />";
}
