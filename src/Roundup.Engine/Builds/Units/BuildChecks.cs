using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Builds.MSBuild;
using Roundup.Engine.Files;
using Roundup.Engine.Processes;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Engine.Builds.Units;

// Checks of what every build needs: a fault is reported once for the run instead of once for each serializer.
internal static partial class BuildChecks
{
    // The code of NuGet for a source whose connection is not secure.
    private const string InsecureSource = "NU1302";

    public static void Check(RepositoryLayout layout)
    {
        CheckWritable(layout);
        CheckPath(layout.Root);
        CheckPath(layout.Artifacts);
        WorkingFolder.Create("check").Dispose();

        var configurations = ContentStamp.NuGetConfigurations(layout.NuGetFolder);
        if (configurations.FirstOrDefault(file => file.Contains(';', StringComparison.Ordinal)) is { } configuration)
        {
            throw new RoundupException(
                ExitCode.NothingMeasured,
                $"NuGet cannot read {configuration}, because its path has a semicolon: move the file or rename the folder.");
        }

        if (Toolchain.MissingSdk(layout.Serializers) is { } missing)
        {
            CheckHome();
            throw new RoundupException(ExitCode.NothingMeasured, $"nothing can be built in {layout.Serializers}: {missing}");
        }
    }

    public static void CheckOwnFolders(IEnumerable<PlannedCase> cases)
    {
        var kinds = cases.SelectMany(planned => new string?[]
        {
            In(planned.Library.OwnFolder, OwnFolder.Serializers),
            In(planned.Compressor?.Compressor.OwnFolder, OwnFolder.Compressors),
            In(planned.Dataset.OwnFolder, OwnFolder.Datasets),
        });
        foreach (var kind in kinds.OfType<string>().Distinct())
        {
            CheckPath(kind);
            OwnFolder.CheckBuildable(kind);
        }
    }

    public static void CheckFlavours(IEnumerable<PlannedCase> cases, IReadOnlyList<Flavour> flavours)
    {
        var names = flavours.Select(flavour => flavour.Name).ToHashSet();
        if (cases.Select(planned => planned.Serializer).FirstOrDefault(serializer => !names.Contains(serializer.Flavour)) is { } unknown)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{unknown.FullName} has the flavour {unknown.Flavour}, which does not exist: use one of those in "
                + "docs/model-compiler.md.");
        }
    }

    private static string? In(string? folder, string kind) => folder is null ? null : Path.Combine(folder, kind);

    private static void CheckPath(string folder)
    {
        if (Escaped().Match(folder) is { Success: true } found)
        {
            throw new RoundupException(
                ExitCode.NothingMeasured,
                $"the .NET SDK cannot build in {folder}: it reads '{found.Value}' as another character; rename the folder.");
        }
    }

    public static void CheckWritable(RepositoryLayout layout)
    {
        try
        {
            BuildCache.Claim(layout);
            WritableFolder.EnsureWritable(layout.Units);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            var other = Repository.IsPacked(layout.Root)
                ? $"name another folder in the environment variable {Repository.CacheVariable}"
                : "copy the project to a folder that can be written";
            var fault = FileFault.Describe(e);
            throw new RoundupException(
                ExitCode.OutputNotWritable,
                $"serializers are built in {layout.Artifacts}, which cannot be written ({fault.Cause}): "
                + (fault.Remedy is null ? $"{other}." : $"{fault.Remedy}, or {other}."),
                e);
        }
    }

    // Throws where a message of a build, or the state of the disk after a build without one, tells a fault of the machine: no serializer
    // fails because a disk is full.
    public static void CheckMachine(IReadOnlyCollection<string> messages)
    {
        if (messages.Any(message => message.Contains(InsecureSource, StringComparison.Ordinal)))
        {
            throw new RoundupException(
                ExitCode.OutputNotWritable,
                "No package can be restored, because NuGet rejects a package source whose address begins with http://: use https://, or "
                + "set allowInsecureConnections for the source in nuget.config.");
        }

        if (messages.Select(FileFault.OfMachine).FirstOrDefault(fault => fault is not null) is { } fault)
        {
            throw new RoundupException(ExitCode.OutputNotWritable, fault.Sentence("repeat", "repeat, or resume with --resume"));
        }
    }

    // Throws where the disk of what is built has no room left, or the SDK cannot write its files, so that a build could not even say so.
    public static void CheckRoom(RepositoryLayout layout)
    {
        Check(layout.Units, WritableFolder.EnsureRoom, "make it writable, or make room");
        CheckHome();
    }

    private static void CheckHome()
    {
        const string Variable = "DOTNET_CLI_HOME";
        var home = Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } named ? named
            : Environment.GetFolderPath(Environment.SpecialFolder.UserProfile, Environment.SpecialFolderOption.DoNotVerify);
        if (home.Length > 0)
        {
            Check(home, WritableFolder.EnsureWritable, $"correct that, or name another folder in HOME and {Variable},");
        }
    }

    private static void Check(string folder, Action<string> check, string remedy)
    {
        try
        {
            check(folder);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            var fault = FileFault.Describe(e) with { Path = folder, Remedy = null };
            throw new RoundupException(ExitCode.OutputNotWritable, fault.Sentence(remedy, "repeat, or resume with --resume"), e);
        }
    }

    [GeneratedRegex("%[0-9A-Fa-f]{2}")]
    private static partial Regex Escaped();
}
