namespace Roundup.Cli.Tests.OwnData;

/// <summary>The options for compiled types; the types are those at the end of this file.</summary>
public sealed class AssemblyOptionTests : CliTests
{
    private const string Purchase = "Roundup.Cli.Tests.OwnData.Purchase";

    private static readonly string s_assembly = typeof(AssemblyOptionTests).Assembly.Location;

    public AssemblyOptionTests()
    {
        repository.OwnDataSuite();
    }

    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public async Task Compiled_types_are_the_only_dataset_of_the_run(bool hasSample)
    {
        var file = repository.Write("purchase.json", """[{"Id":1,"Note":"a"},{"Id":2,"Note":null}]""");
        string[] data = hasSample ? ["--data", file] : [];

        var result = await RunAsync(["--assembly", s_assembly, "--type", Purchase, "--ignore", "Done,Parts[].Done", .. data]);

        result.Code.ShouldBe(0, result.Error);
        var plan = cli.Start!.Plan;
        plan.Options.Own!.Assembly.ShouldBe(s_assembly);
        plan.Options.Own.Ignored.ShouldBe(["Done", "Parts[].Done"]);
        plan.Cases.Select(planned => planned.Id.Table.Dataset).Distinct().ShouldBe(["Purchase"]);
        cli.Start.Notices.Select(NoticeCatalogue.Text).ShouldContain(
            "The types of Purchase were read from Roundup.Cli.Tests.dll, with 3 differences. `roundup model --assembly` lists them; what is"
                + " left out there is not measured.");
    }

    [Fact]
    public async Task The_source_is_on_standard_output_and_what_differs_on_standard_error()
    {
        var result = await cli.RunAsync(
            ["model", "--assembly", s_assembly, "--type", "Purchase", "--ignore", "Done", "--ignore", "Parts[].Done"]);

        result.ShouldBe(new CliResult(
            0,
            """
            // Read from Roundup.Cli.Tests.dll.

            using System.Collections.Generic;

            namespace Roundup.Cli.Tests.OwnData;

            public sealed class Purchase
            {
                public int Id { get; set; }

                public string? Note { get; set; }

                public List<PurchasePart> Parts { get; set; } = new();
            }

            public sealed class PurchasePart
            {
                public decimal Price { get; set; }
            }

            """,
            """
            Differences from the assembly:
            Done: left out, as --ignore says
            Count: left out: it has no public setter, and no constructor takes it
            Parts[].Done: left out, as --ignore says

            """));
    }

    [Fact]
    public async Task Members_that_no_model_can_hold_are_a_line_each()
    {
        var result = await RunAsync("--assembly", s_assembly, "--type", Purchase);

        result.Code.ShouldBe(2);
        result.Error.ShouldBe(
            $"{Purchase}: Done is a delegate (Action): leave it out with --ignore 'Done'.\n"
                + $"{Purchase}: Parts[].Done is a delegate (Action): leave it out with --ignore 'Parts[].Done'.\n"
                + "To leave all of them out, add: --ignore 'Done' --ignore 'Parts[].Done'\n");
        cli.Start.ShouldBeNull();
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }

    [Theory]
    [InlineData("none.dll", "Roundup.Any", null, "there is no such file")]
    [InlineData(null, null, null, "Roundup.Cli.Tests.dll: the root type can be ")]
    [InlineData(null, "Purchaze", null, "it declares no type Purchaze: did you mean Roundup.Cli.Tests.OwnData.Purchase?")]
    [InlineData(null, Purchase, "Parts.Dome", $"is not the path of a member of {Purchase}: did you mean Parts[].Done?")]
    [InlineData(null, Purchase, "Something.Else", $"is not the path of a member of {Purchase}: give one of Id, Note, ")]
    public async Task What_cannot_be_read_ends_the_run_before_it_begins(string? file, string? type, string? ignored, string said)
    {
        string[] arguments =
        [
            "--assembly", file ?? s_assembly,
            .. type is null ? (string[])[] : ["--type", type],
            .. ignored is null ? (string[])[] : ["--ignore", ignored],
        ];
        var result = await RunAsync(arguments);

        result.ShouldBeRefused(said);
        result.Error.ReplaceLineEndings("\n").Split('\n').Length.ShouldBe(2);
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task A_class_without_members_is_refused_in_one_sentence()
    {
        var result = await RunAsync("--assembly", s_assembly, "--type", typeof(Blank).FullName!);

        (result.Code, result.Error.TrimEnd()).ShouldBe((
            2,
            "Roundup.Cli.Tests.OwnData.Blank: the root type has no member that could be serialized;"
                + " give the type a public property with a getter and a setter, or name another type as root."));
        cli.Start.ShouldBeNull();
    }

    [Theory]
    [InlineData]
    [InlineData("--type", "A")]
    [InlineData("sample.json", "--type", "A")]
    [InlineData("sample.json", "--assembly", "a.dll")]
    [InlineData("--assembly", "a.dll", "--name", "A")]
    public async Task A_model_is_that_of_a_sample_or_of_an_assembly(params string[] arguments)
    {
        (await cli.RunAsync(["model", .. arguments])).ShouldBeRefused("give one of them, with its own options only");
    }

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["run", .. arguments, "--output", repository.In("out")]);
}

internal sealed class Purchase
{
    public int Id { get; set; }

    public string? Note { get; set; }

    public List<PurchasePart> Parts { get; set; } = [];

    public Action? Done { get; set; }

    public int Count => Parts.Count;
}

internal sealed class PurchasePart
{
    public decimal Price { get; set; }

    public Action? Done { get; set; }
}

internal sealed class Blank;
