using System.Text.RegularExpressions;
using Roundup.Catalogue.Reading;

namespace Roundup.Catalogue.Tests.Architecture;

/// <summary>
/// A file that somebody else may have made is opened in one way (<see cref="Roundup.Results.Reading.BoundedFile"/>): a pipe is not waited
/// for, and a device does not fill the memory.
/// </summary>
public sealed partial class OpenedFileTests
{
    /// <summary>The other places, each with the files that it reads.</summary>
    private static readonly Dictionary<string, string[]> s_others = new()
    {
        ["the one way itself, and the XML of bytes that it read"] =
            ["Roundup.Results/Reading/BoundedFile.cs", "Roundup.Catalogue/Reading/ProjectXml.cs"],
        ["what the command changes: the user's Directory.Packages.props"] = ["Roundup/Commands/New/PackageVersionFile.cs"],
        ["what the user's own command runs anyway: code of --folder and of the repository"] =
        [
            "Roundup.Catalogue/Reading/DatasetFolders.cs", "Roundup.Engine/Builds/MSBuild/ContentStamp.cs",
            "Roundup.Engine/Builds/MSBuild/ProjectPaths.cs", "Roundup.Engine/Builds/Units/UnitFileWriter.cs",
            "Roundup.Engine/Inspection/CaseInspector.cs", "Roundup/Commands/Lists/SerializerSources.cs",
        ],
        ["what Roundup, the SDK or NuGet wrote"] =
        [
            "Roundup.Engine/Builds/Datasets/FlavourWriter.cs", "Roundup.Engine/Builds/Packages/PackageDate.cs",
            "Roundup.Engine/Builds/Packages/RestoreLog.cs", "Roundup.Engine/Builds/Stage/ValuesBuilder.cs",
            "Roundup.Engine/Builds/Units/MSBuildProcess.cs", "Roundup.Engine/Builds/Units/TraversalProject.cs",
            "Roundup.Engine/Experiments/Checks/CheckWorker.cs", "Roundup.Engine/Experiments/Instructions/Valgrind.cs",
            "Roundup.Engine/Files/ContentHash.cs",
            "Roundup.Engine/Files/ExclusiveFile.cs", "Roundup.Engine/Payloads/PayloadArchive.cs",
            "Roundup.Engine/Privacy/DataWordReader.cs", "Roundup.Results/AtomicFile.cs",
        ],
        ["what the system tells of processes and processors"] =
        [
            "Roundup.Engine/Machine/LinuxFiles.cs", "Roundup.Engine/Machine/Processors.cs", "Roundup.Engine/Processes/ProcessFamily.cs",
            "Roundup.Engine/Processes/ResidentMemory.cs",
        ],
    };

    [Fact]
    public void Files_from_outside_are_opened_in_one_way()
    {
        var root = Path.Combine(Repository.Find(), "src");
        var found = Directory.EnumerateFiles(root, "*.cs", SearchOption.AllDirectories)
            .Where(file => Opening().IsMatch(File.ReadAllText(file)))
            .Select(file => Path.GetRelativePath(root, file).Replace('\\', '/'))
            .Where(file => !file.Split('/').Any(part => part is "bin" or "obj"))

            // The worker has no reference to the one way, and is told its files by Roundup.
            .Where(file => !file.StartsWith("Roundup.Worker/", StringComparison.Ordinal));

        found.ShouldBe(s_others.Values.SelectMany(files => files), ignoreOrder: true);
    }

    [GeneratedRegex(@"\bFile\.(Open|Read)\w*[(,)]|new FileStream\(|new StreamReader\(path|(XDocument|XElement)\.Load\(")]
    private static partial Regex Opening();
}
