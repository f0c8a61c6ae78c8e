namespace Roundup.Engine.Tests.Builds;

/// <summary>The record of a build, and when a build is repeated.</summary>
public sealed class UnitFolderTests : FolderTests
{
    [Fact]
    public void A_build_that_failed_is_tried_again()
    {
        End(folder => folder.Failure = (Outcome.BuildFailed, new("no such type")));

        Of("stamp").TryReuse().ShouldBeFalse();
        var record = Of("stamp").ReadRecord().ShouldNotBeNull();
        record.Outcome.ShouldBe(Outcome.BuildFailed);
        record.Reason.ShouldBe(new("no such type"));
    }

    [Fact]
    public void What_the_compiler_says_of_generated_code_is_no_reason()
    {
        var folder = Of("stamp");
        var models = new RepositoryLayout(Root).Models;
        var generated = new BuildError(Path.Combine(models, "plain", "Users", "Mapper.cs") + "(3,4)", "CS0102", "already defined");
        var analyzer = generated with { Code = "FORY002", Message = "no constructor" };
        var ofGenerator = new BuildError(
            Path.Combine(Root, "Pack.Generator", "Pen.Formatter.g.cs") + "(9,1)", "CS9035", "Required member 'Pen.Nib' must be set.");
        var own = generated with { Place = Path.Combine(Root, "serializers", "Library", "Entrant.cs") + "(3,4)" };

        folder.ReasonOf(generated).ShouldBe(
            new("the generated code of flavour plain does not compile for Users (CS0102: already defined)",
                "Mapper.cs(3,4): CS0102: already defined"));
        folder.ReasonOf(analyzer).ShouldBe(new("FORY002: no constructor", "Mapper.cs(3,4): FORY002: no constructor"));
        folder.ReasonOf(ofGenerator, "Users").ShouldBe(
            new("the code of the library's source generator does not compile for Users (CS9035: Required member 'Pen.Nib' must be set)",
                "Pen.Formatter.g.cs(9,1): CS9035: Required member 'Pen.Nib' must be set."));
        folder.ReasonOf(own).ShouldBe(new("Entrant.cs(3,4): CS0102: already defined"));
    }

    [Fact]
    public void A_unit_without_a_dataset_of_the_run_is_built_again_with_those_that_it_has()
    {
        End(folder =>
        {
            Produce(folder);
            folder.Models.Add("Excluded", "model");
            folder.Excluded.Add("Excluded", new("no lists"));
            folder.Models.Add("Changed", "old model");
        });

        var wider = Of("stamp");
        wider.Models.Add("Login", "model");
        wider.TryReuse().ShouldBeFalse();
        wider.KeepDatasets(dataset => dataset == "Changed" ? "new model" : "model");
        wider.Included.ShouldBe(["Users", "Login"], ignoreOrder: true);
        wider.Excluded.ShouldBe(new Dictionary<string, BuildReason> { ["Excluded"] = new("no lists") });
        Of("another").Models.Keys.ShouldBe(["Users"]);
    }

    [Fact]
    public void A_corrected_model_does_not_keep_what_was_said_of_the_old_one()
    {
        End(folder =>
        {
            Produce(folder);
            folder.Models.Add("Own", "old model");
            folder.Excluded.Add("Own", new("a member named default"));
        });

        var corrected = Of("stamp");
        corrected.Models["Own"] = "new model";
        corrected.KeepDatasets(_ => "new model");
        corrected.Excluded.ShouldBeEmpty();
    }

    [Fact]
    public void A_runtime_recorded_as_built_that_is_only_a_host_is_built_again()
    {
        var layout = new RepositoryLayout(Root);
        UnitFolder Runtime() => new(layout, BuildUnit.Runtime(layout, "net9.0"), "stamp", "sources");
        const string Framework = "shared/Microsoft.NETCore.App/9.0.0/";
        string[] files =
        [
            "host/fxr/9.0.0/libhostfxr.so",
            Framework + "libhostpolicy.so",
            Framework + "libcoreclr.so",
            Framework + "Microsoft.NETCore.App.deps.json",
            Framework + "System.Private.CoreLib.dll",
            Framework + "System.Runtime.dll",
        ];
        var made = Runtime();
        made.Prepare();
        made.ClearStaging();
        foreach (var file in (string[])[Toolchain.HostName, .. files])
        {
            var path = Path.Combine(made.Staging, file);
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, "");
        }

        MoveIntoPlace(made).ShouldBeTrue();
        made.WriteRecord();
        Runtime().TryReuse().ShouldBeTrue();

        foreach (var file in files)
        {
            var path = Path.Combine(made.Output, file);
            File.Delete(path);
            Runtime().TryReuse().ShouldBeFalse(file);
            File.WriteAllText(path, "");
        }

        Runtime().TryReuse().ShouldBeTrue();
    }

    private void Produce(UnitFolder folder)
    {
        foreach (var file in (string[])[folder.Unit.MainFile, .. folder.Unit.RequiredFiles])
        {
            File.WriteAllText(Path.Combine(folder.Staging, file), "");
        }

        MoveIntoPlace(folder).ShouldBeTrue();
    }

    private bool MoveIntoPlace(UnitFolder folder) =>
        folder.MoveIntoPlace(new PackageSources(new RepositoryLayout(Root), []));

    private void End(Action<UnitFolder> build)
    {
        var folder = Of("stamp");
        folder.Prepare();
        folder.ClearStaging();
        build(folder);
        folder.WriteRecord();
    }

    private UnitFolder Of(string stamp)
    {
        var project = Path.Combine(Root, "Users.csproj");
        var dataset = new DatasetDefinition
        {
            Name = "Users",
            Origin = project,
            Description = "",
            Root = "Users",
            Values = "Values",
            Counts = [1],
            Content = new DatasetFolder(project, []),
        };
        var layout = new RepositoryLayout(Root);
        return new UnitFolder(layout, BuildUnit.ValueGenerators(layout, [dataset]).Single(), stamp, "sources")
        {
            Models = new() { ["Users"] = "model" },
            Refused = new Dictionary<string, BuildReason> { ["Refused"] = new("no interfaces") },
        };
    }
}
