namespace Roundup.Catalogue.Tests.Reading;

/// <summary>Probes are read beside datasets, and only their names or that of their set select them.</summary>
public sealed class ProbeReaderTests : RepositoryTests
{
    public ProbeReaderTests()
    {
        Set("Values", "", "Text", "Numbers");
        Set("VersionsOld", "<Suffix>Old</Suffix><Partner>VersionsNew</Partner>", "Appended");
        Set("VersionsNew", "<Suffix>New</Suffix><Partner>VersionsOld</Partner>", "Appended");
    }

    [Fact]
    public void Reads_each_probe_of_a_set_as_a_dataset_with_its_own_model()
    {
        var probes = repository.Read().Probes;

        probes.Select(probe => probe.Name).ShouldBe(["AppendedNew", "AppendedOld", "Numbers", "Text"]);
        var (old, text) = (probes[1], probes[3]);
        (old.Root, old.Values).ShouldBe(("Roundup.Probes.Appended.Message", "Roundup.Probes.Appended.MessageValues"));
        old.Content.ReadModel().Select(file => file.Path).ShouldBe([repository.In("probes/Versions/Appended.cs")]);
        text.Content.ValuesProject("unused").ShouldBe(repository.In("probes/Values/Values.csproj"));
        text.Description.ShouldBe("Text asks one question.");
        repository.Read().Datasets.Select(dataset => dataset.Name).ShouldBe(["Books", "Users"]);
    }

    /// <summary>Types of two versions have the same names, so that one of the two has a worker of its own.</summary>
    [Fact]
    public void The_two_versions_of_a_model_are_not_compiled_together()
    {
        var groups = repository.Read().Probes.ToDictionary(probe => probe.Name, probe => probe.Probe!.Group);

        groups["AppendedOld"].ShouldNotBe(groups["AppendedNew"]);
        groups["Text"].ShouldBe(groups["Numbers"]);
    }

    [Theory]
    [InlineData("@Values", "Numbers,Text")]
    [InlineData("@values,AppendedOld", "AppendedOld,Numbers,Text")]
    [InlineData("@Versions*", "AppendedNew,AppendedOld")]
    [InlineData("text", "Text")]
    [InlineData("*", "Books,Users")]
    [InlineData("*,Text", "Books,Text,Users")]
    public void A_set_or_a_probe_is_selected_by_its_name_and_not_by_a_glob_over_datasets(string datasets, string selected)
    {
        var plan = repository.Plan(
            new() { Datasets = datasets.Split(','), Operations = ["Serialize"], Experiments = [ExperimentNames.Check] });

        plan.Cases.Select(planned => planned.Dataset.Name).Distinct().Order().ShouldBe(selected.Split(','));
    }

    [Theory]
    [InlineData("Tex*")]
    [InlineData("@Text")]
    [InlineData("@Other")]
    public void What_selects_no_probe_is_an_error(string datasets) =>
        Should.Throw<RoundupException>(() => repository.Plan(new() { Datasets = [datasets] })).Message.ShouldStartWith("--dataset '");

    /// <summary>Only a check asks probes, one value at a time, whatever the counts of the other data.</summary>
    [Fact]
    public void Beside_data_that_are_measured_probes_are_checked_with_their_own_count()
    {
        repository.Suite("both", """
            {
              "title": "T", "datasets": [{ "name": "Users", "counts": [20] }, "@Values"],
              "experiments": ["speed", "check"], "only": ["versions"]
            }
            """);

        var plan = repository.Plan(new() { Suite = "both", Counts = [3] });

        plan.Cases.Select(planned => (planned.Dataset.Name, planned.Id.Table.Count)).Distinct()
            .ShouldBe([("Users", 3), ("Text", 1), ("Numbers", 1)], ignoreOrder: true);
        var speed = plan.Experiments.Single(experiment => experiment.Name == ExperimentNames.Speed);
        plan.Cases.Where(planned => speed.Takes(planned.Id)).Select(planned => planned.Dataset.Name).Distinct().ShouldBe(["Users"]);
        plan.Options.CheckCategories.ShouldBe([CheckCategory.Versions]);
        repository.Plan(new() { Suite = "both", CheckCategories = [CheckCategory.DamagedInput] }).Options.CheckCategories
            .ShouldBe([CheckCategory.DamagedInput]);
    }

    [Fact]
    public void A_model_is_its_part_of_the_file()
    {
        const string Text = """
            #if NEW
            using System;

            #endif
            namespace Shop;

            #if MODEL && OLD
            class Message;
            #endif
            #if MODEL && NEW
            class Message(Guid id);
            #endif
            #if VALUES && NEW
            class MessageValues;
            #endif
            """;

        ProbeSource.Model(Text, "Old").ShouldBe("namespace Shop;\n\nclass Message;\n");
        ProbeSource.Model(Text, "New").ShouldBe("using System;\n\nnamespace Shop;\n\nclass Message(Guid id);\n");
        ProbeSource.Model("namespace Shop;\n#if MODEL\nclass Message;\n#endif\n#if VALUES\nclass MessageValues;\n#endif\n", "")
            .ShouldBe("namespace Shop;\nclass Message;\n");
    }

    [Theory]
    [InlineData("<Partner>Absent</Partner>", "Text2", "<Partner> names Absent, which is not a set of probes in the same folder.")]
    [InlineData("<Partner>../Values</Partner>", "Text2", "<Partner> is '../Values', which is not a valid name: leave out /")]
    [InlineData("", "../Text2", "Include of <Probe> is '../Text2', which is not a valid name: leave out /")]
    public void A_partner_that_is_not_there_and_a_name_that_is_none_are_errors(string properties, string probe, string message)
    {
        Set("More", properties, probe);

        Should.Throw<RoundupException>(() => repository.Read()).Message.ShouldContain(message);
    }

    [Fact]
    public void A_probe_and_a_dataset_of_one_name_are_an_error()
    {
        Set("More", "", "Users");

        Should.Throw<RoundupException>(() => repository.Read()).Message.ShouldContain("Users");
    }

    /// <summary>Its generator would need a worker for each of many probes.</summary>
    [Fact]
    public void A_row_whose_workers_have_one_dataset_is_not_asked_about_probes()
    {
        repository.Library("Lone", "<Library>Lone</Library><Format>JSON</Format><Status>maintained</Status>", """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" OneDataset="true" />
            """);

        var plan = repository.Plan(
            new() { Serializers = ["Lone", "Packed/default"], Datasets = ["Text", "Users"], Experiments = [ExperimentNames.Check] });

        foreach (var planned in plan.Cases)
        {
            planned.Unsupported.ShouldBe(planned is { Library.Name: "Lone", Dataset.Name: "Text" }
                ? "each probe would need a worker of its own"
                : null);
        }
    }

    private void Set(string name, string properties, params string[] probes)
    {
        var items = string.Concat(probes.Select(probe => $"""<Probe Include="{probe}" Description="{probe} asks one question." />"""));
        var folder = name.StartsWith("Versions", StringComparison.Ordinal) ? "Versions" : name;
        repository.Write($"probes/{folder}/{name}.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>{properties}</PropertyGroup>
              <ItemGroup>{items}</ItemGroup>
            </Project>
            """);
        foreach (var probe in probes)
        {
            repository.Write($"probes/{folder}/{probe}.cs", "");
        }
    }
}
