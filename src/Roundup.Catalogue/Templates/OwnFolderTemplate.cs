using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Templates;

/// <summary>
/// The files that projects in a folder of the user need to be built like those of the repository, by Roundup and in an IDE.
/// </summary>
/// <param name="Kind"><c>serializers</c>, <c>compressors</c> or <c>datasets</c>.</param>
/// <param name="Folder">The absolute path of the folder of the user.</param>
/// <param name="Repository">The absolute path of the root of the repository.</param>
public sealed record OwnFolderTemplate(string Kind, string Folder, string Repository)
{
    /// <summary>The MSBuild property with the root of the repository, which Roundup sets in every build.</summary>
    public const string Property = "RoundupCheckout";

    /// <summary>The file that lets the tool read the folder where it is started in it.</summary>
    public static TemplateFile Mark { get; } = new(
        OwnFolder.Marker,
        "Where this file is, `roundup` reads serializers/, compressors/, datasets/ and suites/ without --folder.\n");

    public IReadOnlyList<TemplateFile> Files => [.. OwnFolder.SharedFiles.Select(name => new TemplateFile($"{Kind}/{name}", Text(name)))];

    private string Text(string name) => name switch
    {
        "Directory.Build.props" =>
            $"""
            <Project>
              <!-- Where Roundup is. `roundup` sets it; an IDE takes the environment variable {Property}, or else this folder. -->
              <PropertyGroup>
                <{Property} Condition="'$({Property})' == ''">{Relative}</{Property}>
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
            return (Path.IsPathRooted(path) ? "" : "$(MSBuildThisFileDirectory)") + MSBuildText.Xml(path);
        }
    }

    private string Import(string name) => $"  <Import Project=\"$({Property})/{Kind}/{name}\" />";
}
