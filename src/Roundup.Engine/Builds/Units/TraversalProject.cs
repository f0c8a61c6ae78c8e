using System.Text;
using Roundup.Catalogue.Templates;
using Roundup.Engine.Builds.MSBuild;

namespace Roundup.Engine.Builds.Units;

internal static class TraversalProject
{
    // The SDK's property for the output folder of all projects, which dotnet build --artifacts-path sets too. A unit's own project ignores
    // the property (UseArtifactsOutput), since a unit has its own folders.
    public const string ReferencesProperty = "ArtifactsPath";

    // Steps name a unit by its index in the list.
    public static string Write(IReadOnlyList<UnitFolder> units, string steps)
    {
        var items = new StringBuilder();
        for (var index = 0; index < units.Count; index++)
        {
            var unit = units[index].Unit;
            items.AppendLine(
                CultureInfo.InvariantCulture,
                $"""
                    <Unit Include="{MSBuildText.Xml(unit.ProjectFile)}" Index="{index}">
                      <Goal>{GoalOf(unit)}</Goal>
                      <Own>{MSBuildText.Xml(units[index].Properties)}</Own>
                      <More>{References(units[index])}</More>
                    </Unit>
                """);
        }

        // Restore has an additional property, so that Build evaluates the projects again with the restored files. A path is passed as a
        // part of a property: metadata with the name of a parameter would be split at semicolons.
        return $"""
            <Project DefaultTargets="Build">
              <ItemGroup>
            {items}  </ItemGroup>
              <Target Name="Build" Outputs="%(Unit.Index)">
                {Step(StepFile.Restoring, steps)}
                <MSBuild Projects="@(Unit)" Targets="Restore" ContinueOnError="true"
                         Properties="RoundupRestoring=true;RoundupUnit=%(Unit.Own)%(Unit.More)" />
                {Step(StepFile.Building, steps)}
                <Warning Code="{AotWarnings.MarkerCode}" Text="unit %(Unit.Index)" />
                <MSBuild Projects="@(Unit)" Targets="%(Unit.Goal)" ContinueOnError="true"
                         Properties="RoundupUnit=%(Unit.Own)%(Unit.More)" />
                {Step(StepFile.Done, steps, "'$(MSBuildLastTaskResult)' == 'true'")}
              </Target>
            </Project>

            """;
    }

    public static string GoalOf(BuildUnit unit) => unit.Target.IsPublished ? "Publish" : "Build";

    // Referenced projects are built in the unit's folder: their own folders are the user's, and another build may be using them.
    private static string References(UnitFolder unit) =>
        ReferencedProjects.Any(unit.Unit.ProjectFile) ? $";{ReferencesProperty}={MSBuildText.Xml(unit.References)}" : "";

    private static string Step(string word, string file, string condition = "") =>
        $"<WriteLinesToFile File=\"{MSBuildText.Xml(file)}\" Lines=\"{word} %(Unit.Index)\" Condition=\"{condition}\" />";
}

// The file to which a traversal project logs its steps, one a line: a word and the index of a unit.
internal sealed class StepFile(string path)
{
    public const string Restoring = "restore";

    public const string Building = "build";

    public const string Done = "done";

    public string Path => path;

    // The last step; null before the first one.
    public (string Word, string Unit)? Last => Lines() is [.., var last] ? last : null;

    public HashSet<string> UnitsAt(string word) => [.. Lines().Where(line => line.Word == word).Select(line => line.Unit)];

    public void Delete() => File.Delete(path);

    private List<(string Word, string Unit)> Lines()
    {
        try
        {
            // The last line may be incomplete while MSBuild is writing it.
            var text = File.Exists(path) ? File.ReadAllText(path) : "";
            return
            [
                .. text[..(text.LastIndexOf('\n') + 1)]
                    .Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
                    .Select(line => line.Split(' '))
                    .Where(parts => parts.Length == 2)
                    .Select(parts => (parts[0], parts[1])),
            ];
        }
        catch (IOException)
        {
            return [];
        }
    }
}
