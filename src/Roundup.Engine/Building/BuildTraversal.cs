using System.Globalization;
using System.Text;

namespace Roundup.Engine.Building;

/// <summary>The project that restores and builds several units, one after another, and writes down where it is.</summary>
internal static class BuildTraversal
{
    /// <summary>Its text.</summary>
    /// <param name="units">The units. They are called by their place in this list.</param>
    /// <param name="steps">The file for <see cref="BuildSteps"/>.</param>
    public static string Write(IReadOnlyList<UnitFolder> units, string steps)
    {
        var items = new StringBuilder();
        for (var place = 0; place < units.Count; place++)
        {
            var unit = units[place].Unit;
            items.AppendLine(
                CultureInfo.InvariantCulture,
                $"""
                    <Unit Include="{MSBuildText.Xml(unit.ProjectFile)}" Place="{place}">
                      <Goal>{GoalOf(unit)}</Goal>
                      <Own>{MSBuildText.Xml(units[place].Properties)}</Own>
                      <More>{References(units[place])}</More>
                    </Unit>
                """);
        }

        // Restore has a property of its own, so that Build evaluates the projects again with what it restored. A path is passed as a part
        // of a property: metadata with the name of a parameter would be split at semicolons.
        return $"""
            <Project DefaultTargets="Build">
              <ItemGroup>
            {items}  </ItemGroup>
              <Target Name="Build" Outputs="%(Unit.Place)">
                {Step(BuildSteps.Restoring, steps)}
                <MSBuild Projects="@(Unit)" Targets="Restore" ContinueOnError="true"
                         Properties="RoundupRestoring=true;RoundupUnit=%(Unit.Own)%(Unit.More)" />
                {Step(BuildSteps.Building, steps)}
                <MSBuild Projects="@(Unit)" Targets="%(Unit.Goal)" ContinueOnError="true"
                         Properties="RoundupUnit=%(Unit.Own)%(Unit.More)" />
                {Step(BuildSteps.Done, steps, "'$(MSBuildLastTaskResult)' == 'true'")}
              </Target>
            </Project>

            """;
    }

    /// <summary>
    /// The SDK's property for a folder of all output, by project, which <c>dotnet build --artifacts-path</c> sets too. The unit itself
    /// turns it off (<c>UseArtifactsOutput</c>): it has its folders already.
    /// </summary>
    public const string ReferencesProperty = "ArtifactsPath";

    /// <summary>The target that makes a unit.</summary>
    public static string GoalOf(Unit unit) => unit.Target.IsPublished ? "Publish" : "Build";

    /// <summary>Where referenced projects are built: their own folders are the user's, and another build may be using them.</summary>
    private static string References(UnitFolder unit) =>
        ReferencedProjects.Any(unit.Unit.ProjectFile) ? $";{ReferencesProperty}={MSBuildText.Xml(unit.References)}" : "";

    private static string Step(string word, string file, string condition = "") =>
        $"<WriteLinesToFile File=\"{MSBuildText.Xml(file)}\" Lines=\"{word} %(Unit.Place)\" Condition=\"{condition}\" />";
}
