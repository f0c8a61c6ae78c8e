namespace Roundup.Catalogue.Tests.Planning;

public sealed class PlannerTests : RepositoryTests
{
    [Fact]
    public void Cases_stand_in_the_order_of_the_report()
    {
        var tables = repository.Plan().Cases.Select(c => c.Id.Table).Distinct().Select(c => c.ToString());

        tables.ShouldBe(
        [
            "Users x1 String Serialize net10.0", "Users x1 Bytes Serialize net10.0",
            "Users x20 String Serialize net10.0", "Users x20 Bytes Serialize net10.0",
            "Users x1 String Deserialize net10.0", "Users x1 Bytes Deserialize net10.0",
            "Users x20 String Deserialize net10.0", "Users x20 Bytes Deserialize net10.0",
        ]);
    }

    [Theory]
    [InlineData(null, false, false)]
    [InlineData(null, true, true)]
    [InlineData(true, false, true)]
    [InlineData(false, true, false)]
    public void The_user_decides_about_values_in_ascii_else_the_suite(bool? asked, bool suite, bool expected)
    {
        repository.Suite("ascii", $$"""{ "title": "T", "datasets": ["Users"], "ascii": {{(suite ? "true" : "false")}} }""");
        repository.Plan(new RunOptions { Suite = "ascii", Ascii = asked }).IsAscii.ShouldBe(expected);
    }

    [Fact]
    public void A_dataset_about_text_has_no_values_in_ascii()
    {
        repository.Dataset("Scripts", "1", "<NeedsUnicode>true</NeedsUnicode>");
        repository.Plan(new RunOptions { Datasets = ["Scripts"] }).IsAscii.ShouldBeFalse();
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Datasets = ["Users", "Scripts"], Ascii = true }))
            .Message.ShouldBe(
                "--ascii makes no sense for Scripts, which tests text in other alphabets: choose other datasets with "
                    + "--dataset, or give --ascii false.");
    }

    [Fact]
    public void A_String_cell_leaves_out_formats_that_are_not_text() =>
        Rows(Shape.String, Operation.Serialize).ShouldBe(["Swift.Json", "Swift.Json/generated"]);

    [Fact]
    public void A_reference_stands_only_where_it_has_a_meaning()
    {
        Rows(Shape.Bytes, Operation.Serialize).ShouldNotContain("reference/create");
        Rows(Shape.Bytes, Operation.Deserialize).ShouldContain("reference/create");
        Rows(Shape.Stream, Operation.Deserialize).ShouldNotContain("reference/create");
    }

    [Fact]
    public void A_shape_or_operation_that_a_row_lacks_is_there_as_unsupported()
    {
        Unsupported("Packed", Shape.Stream, Operation.Serialize).ShouldBe("the library has no Stream API, and Roundup adapts none");
        Unsupported("Packed/writer", Shape.Bytes, Operation.Deserialize).ShouldBe("supports Serialize only");
        Unsupported("Swift.Json", Shape.Bytes, Operation.Deserialize).ShouldBeNull();
    }

    [Theory]
    [InlineData("net10.0", null)]
    [InlineData("net9.0-aot", null)]
    [InlineData("net8.0", "PipeWriter and PipeReader are part of .NET from version 9 on")]
    [InlineData("net48", "PipeWriter and PipeReader are part of .NET from version 9 on")]
    public void Segments_and_a_pipe_come_with_BufferWriter_and_a_pipe_needs_a_runtime_that_has_it(string target, string? unsupported)
    {
        repository.Library("Buffered", "<Library>Buffered</Library><Format>own</Format><Status>maintained</Status>", """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes BufferWriter" />
            <Configuration Include="piped" Flavour="plain" Needs="nothing" Shapes="BufferWriter Pipe" />
            """);
        var cases = repository.Plan(new RunOptions
        {
            Serializers = ["Buffered"],
            Shapes = ["Segments", "Pipe"],
            Operations = ["Serialize"],
            Counts = [1],
            Targets = [target],
        }).Cases;

        cases.Count.ShouldBe(4);
        cases.Where(c => c.Shape == Shape.Segments).ShouldAllBe(c => c.Unsupported == null && c.Serializer.Native.Contains(Shape.Segments));
        cases.Where(c => c.Shape == Shape.Pipe).ShouldAllBe(c => c.Unsupported == unsupported);
        cases[^1].Serializer.Adapted.ShouldBeEmpty();
        cases[^2].Serializer.Adapted.ShouldBe([Shape.Pipe]);
    }

    [Theory]
    [InlineData("swift*", "Swift.Json,Swift.Json/generated")]
    [InlineData("swift.json", "Swift.Json,Swift.Json/generated")]
    [InlineData("Swift.Json/default", "Swift.Json")]
    [InlineData("Swift.Json/*", "Swift.Json,Swift.Json/generated")]
    [InlineData("Pack?d", "Packed,Packed/writer")]
    [InlineData("*/w?ite?", "Packed/writer")]
    [InlineData("reference", "reference/create")]
    public void A_library_means_all_its_rows_and_its_row_default_is_one_of_them(string glob, string rows) =>
        Serializers(new RunOptions { Serializers = [glob] }).ShouldBe(rows.Split(','));

    [Fact]
    public void A_dataset_beyond_the_suite_comes_with_its_own_counts_and_a_count_overrides()
    {
        Data(new RunOptions { Datasets = ["books", "users"] }).ShouldBe(["Users x1", "Users x20", "Books x1", "Books x1000"]);
        Data(new RunOptions { Datasets = ["Books"], Counts = [7, 3, 7] }).ShouldBe(["Books x3", "Books x7"]);
        Data(new RunOptions { Counts = [5] }).ShouldBe(["Users x5"]);
    }

    [Fact]
    public void The_seed_is_kept_or_drawn_and_stored()
    {
        repository.Plan(new RunOptions { Seed = 42 }).Seed.ShouldBe(42UL);
        var drawn = repository.Plan();
        drawn.Options.Seed.ShouldBe(drawn.Seed);
        Enumerable.Range(0, 5).Select(_ => repository.Plan().Seed).Distinct().Count().ShouldBeGreaterThan(1);
    }

    [Fact]
    public void Equal_options_with_a_seed_give_the_same_cases()
    {
        var first = repository.Plan();
        repository.Plan(first.Options).Cases.Select(c => c.Id).ShouldBe(first.Cases.Select(c => c.Id));
    }

    [Fact]
    public void The_baseline_may_fix_its_target()
    {
        var plan = repository.Plan(new RunOptions { Baseline = "packed@NET10.0" });
        plan.Baseline.ShouldBe("Packed");
        plan.BaselineTarget.ShouldBe("net10.0");
        repository.Plan().Baseline.ShouldBe("Swift.Json");
    }

    [Fact]
    public void A_suite_may_name_baselines_in_order_and_a_user_names_one()
    {
        repository.Suite("ordered", """{ "title": "T", "datasets": ["Users"], "baseline": ["Packed", "Swift.Json"] }""");
        var plan = repository.Plan(new RunOptions { Suite = "ordered" });
        plan.Baseline.ShouldBe("Packed");
        plan.FurtherBaselines.ShouldBe(["Swift.Json"]);
        plan.Baselines.ShouldBe(["Packed", "Swift.Json"]);
        repository.Plan(new RunOptions { Suite = "ordered", Baseline = "reference/create" }).FurtherBaselines.ShouldBeEmpty();
        repository.Suite("none", """{ "title": "T", "datasets": ["Users"], "baseline": [] }""");
        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "none" })).Message.ShouldContain("'baseline'");
    }

    [Theory]
    [InlineData("reference", "reference/create", null)]
    [InlineData("Swift.Json", "Swift.Json", null)]
    [InlineData("swift.json/DEFAULT@net9.0", "Swift.Json", "net9.0")]
    [InlineData("Swift.Json@2.0.1@net9.0-aot", "Swift.Json@2.0.1", "net9.0-aot")]
    [InlineData("Swift.Json@2.0.1/generated@net9.0", "Swift.Json@2.0.1/generated", "net9.0")]
    public void The_baseline_is_one_row_and_a_version_is_told_from_a_target(string asked, string row, string? target)
    {
        var plan = repository.Plan(new RunOptions { Baseline = asked });
        plan.Baseline.ShouldBe(row);
        plan.BaselineTarget.ShouldBe(target);
    }

    [Fact]
    public void A_baseline_asked_for_is_measured_even_where_a_filter_leaves_it_out()
    {
        Serializers(new RunOptions { Serializers = ["Packed/default"], Baseline = "Swift.Json/generated" })
            .ShouldBe(["Packed", "Swift.Json/generated"]);
        Serializers(new RunOptions { Serializers = ["Packed/default"] }).ShouldBe(["Packed"]);
    }

    [Fact]
    public void The_effort_is_the_users_before_the_suites()
    {
        repository.Plan().Experiment.Effort.Name.ShouldBe("quick");
        repository.Plan(new RunOptions { Effort = "Rigorous" }).Experiment.Effort.Name.ShouldBe("rigorous");
    }

    public static TheoryData<RunOptions, string> Misspelt => new()
    {
        { new RunOptions { Suite = "quik" }, "did you mean quick? `roundup list suites`" },
        { new RunOptions { Suite = "absent.json" }, "absent.json does not exist" },
        {
            new RunOptions { Serializers = ["Swift.Jsn"] },
            "--serializer 'Swift.Jsn' matches nothing: did you mean Swift.Json? `roundup list serializers`"
        },
        { new RunOptions { Datasets = ["Usres"] }, "did you mean Users? `roundup list datasets`" },
        { new RunOptions { Shapes = ["Byte"] }, "did you mean Bytes?" },
        { new RunOptions { Operations = ["Serialise"] }, "did you mean Serialize?" },
        { new RunOptions { Effort = "standart" }, "did you mean standard?" },
        { new RunOptions { Baseline = "Paked" }, "--baseline 'Paked' matches nothing: did you mean Packed?" },
        { new RunOptions { Serializers = ["Swift.Json@latest"] }, "pins 'latest', which is not a package version" },
        { new RunOptions { Serializers = ["Packed@1.0.0"] }, "comes with the runtime and not as a package" },
        { new RunOptions { Serializers = ["Swift.Json@net10.0"] }, "pins 'net10.0', which is a runtime: name it with --target" },
        { new RunOptions { Serializers = ["refrence"] }, "did you mean reference? `roundup list serializers`" },
        {
            new RunOptions { Targets = ["net10.0-r2"] },
            "--target 'net10.0-r2' matches nothing: did you mean net10.0-r2r? `roundup list targets`"
        },
        { new RunOptions { Experiments = ["sped"] }, "did you mean speed?" },
        { new RunOptions { Baseline = "Packed@net1.0" }, "--baseline runtime 'net1.0' matches nothing: did you mean net10.0?" },
        { new RunOptions { Baseline = "Swift.Json@2.0.1@net1.0" }, "--baseline runtime 'net1.0' matches nothing: did you mean net10.0?" },
        { new RunOptions { Baseline = "Swift.Jsn@2.0.1" }, "--baseline 'Swift.Jsn' matches nothing: did you mean Swift.Json?" },
        { new RunOptions { Serializers = ["Packed"], Shapes = ["String"] }, "No case is left" },
    };

    [Fact]
    public void Two_versions_of_a_library_stand_side_by_side()
    {
        var plan = repository.Plan(new RunOptions
        {
            Serializers = ["Swift.Json@2.0.1", "Swift.Json@3.0.0-rc.1/generated", "Swift.Json/default"],
            Shapes = ["String"],
            Counts = [1],
            Operations = ["Serialize"],
        });

        plan.Cases.Select(c => c.Id.Serializer)
            .ShouldBe(["Swift.Json", "Swift.Json@2.0.1", "Swift.Json@3.0.0-rc.1/generated"]);
        plan.Cases.Select(c => (c.Library.PackageVersion, c.Library.IsPinned))
            .ShouldBe([("3.2.1", false), ("2.0.1", true), ("3.0.0-rc.1", true)]);
    }

    [Theory]
    [InlineData("Swift.Json@2.0.1,swift.json@1.0.0", "Swift.Json@1.0.0,Swift.Json@2.0.1", "Swift.Json@2.0.1")]
    [InlineData("Packed,Swift.Json@2.0.1,Swift.Json", "Packed,Packed/writer,Swift.Json,Swift.Json@2.0.1", "Swift.Json@2.0.1")]
    [InlineData("Swift.Json@2.0.1/*,Swift.Json@1.0.0", "Swift.Json@1.0.0,Swift.Json@2.0.1,Swift.Json@2.0.1/generated", "Swift.Json@2.0.1")]
    [InlineData("Swift.Json@2.0.1", "Swift.Json@2.0.1,Swift.Json@2.0.1/generated", "Swift.Json@2.0.1")]
    public void Of_several_versions_the_named_or_default_row_takes_part_and_the_first_is_the_baseline(
        string asked, string rows, string baseline)
    {
        var options = new RunOptions { Serializers = asked.Split(',') };
        Serializers(options).ShouldBe(rows.Split(','));
        repository.Plan(options).Baseline.ShouldBe(baseline);
        repository.Plan(options with { Baseline = "Packed" }).Baseline.ShouldBe("Packed");
    }

    [Theory]
    [InlineData("Packed,Swift.Json/generated", "Swift.Json/generated", "Swift.Json")]
    [InlineData("reference/create,Packed/writer,Packed/default", "Packed", "Swift.Json")]
    [InlineData("Packed,Swift.Json", "Swift.Json", null)]
    public void Without_the_suites_baseline_the_first_named_row_of_the_most_tables_is_the_baseline(
        string asked, string baseline, string? omitted)
    {
        var plan = repository.Plan(new RunOptions { Serializers = asked.Split(',') });

        plan.Baseline.ShouldBe(baseline);
        plan.SuiteBaseline.ShouldBe(omitted);
        repository.Plan(new RunOptions { Serializers = asked.Split(','), Baseline = "Packed" }).SuiteBaseline.ShouldBeNull();
    }

    [Fact]
    public void A_row_alone_is_compared_with_nothing_and_runs_once()
    {
        var plan = repository.Plan(new RunOptions { Serializers = ["reference/create"] });

        plan.Baseline.ShouldBe("Swift.Json");
        plan.SuiteBaseline.ShouldBeNull();
    }

    [Fact]
    public void A_pinned_row_can_be_the_baseline() =>
        repository.Plan(new RunOptions { Serializers = ["Swift.Json@2.0.1", "Packed"], Baseline = "Swift.Json@2.0.1" }).Baseline
            .ShouldBe("Swift.Json@2.0.1");

    [Theory]
    [InlineData("Swift.Json@2.0.1")]
    [InlineData("swift.json@2.0.1@net10.0")]
    [InlineData("Swift.Json@2.0.1/default")]
    public void A_pinned_baseline_is_measured_even_where_no_filter_names_its_version(string baseline)
    {
        var options = new RunOptions { Serializers = ["Packed/default"], Baseline = baseline };
        repository.Plan(options).Baseline.ShouldBe("Swift.Json@2.0.1");
        Serializers(options).ShouldBe(["Packed", "Swift.Json@2.0.1"]);
    }

    [Fact]
    public void A_library_that_is_built_only_when_named_is_picked_by_no_other_glob()
    {
        repository.Library(
            "Costly",
            """
            <Library>Costly</Library><Format>Binary</Format><Status>maintained</Status>
            <OnlyWhenNamed>Its licence forbids commercial use.</OnlyWhenNamed>
            """,
            """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");

        Serializers(new RunOptions()).ShouldNotContain("Costly");
        Serializers(new RunOptions { Serializers = ["*t*"] })
            .ShouldBe(["Swift.Json", "Swift.Json/generated", "reference/create", "Packed/writer"], ignoreOrder: true);
        Serializers(new RunOptions { Serializers = ["costly*"] }).ShouldBe(["Costly"]);
        Should.Throw<RoundupException>(() => Serializers(new RunOptions { Serializers = ["*ostly", "Packed"] })).Message
            .ShouldBe(
                "--serializer '*ostly' matches only Costly, which is measured only when its name is given in full, " +
                "because its licence forbids commercial use: write Costly.");
    }

    [Fact]
    public void A_library_that_newer_runtimes_broke_is_measured_on_its_last_one_beside_the_baseline()
    {
        Broken("net8.0", status: "dormant");
        var cases = repository.Plan().Cases;

        cases.Where(c => c.Id.Serializer == "Broken").Select(c => c.Id.Table.Target).Distinct().ShouldBe(["net8.0"]);
        cases.Where(c => c.Id.Table.Target == "net8.0").Select(c => c.Id.Serializer).Distinct()
            .ShouldBe(["Broken", "Swift.Json"], ignoreOrder: true);
        cases.Where(c => c.Id.Table.Target == "net10.0").Select(c => c.Id.Serializer).Distinct()
            .ShouldBe(["Swift.Json", "Swift.Json/generated", "Packed", "Packed/writer", "reference/create"], ignoreOrder: true);
    }

    [Theory]
    [InlineData("*", "Swift.Json", "Swift.Json/generated", "Packed", "Packed/writer", "reference/create")]
    [InlineData("@retired", "Broken")]
    [InlineData("Broken", "Broken")]
    [InlineData("Brok*", "Broken")]
    [InlineData("*roken", "Broken")]
    [InlineData("*k*", "Packed", "Packed/writer")]
    public void Retired_libraries_are_selected_by_name_or_as_a_group(string glob, params string[] rows)
    {
        Broken("net10.0");

        repository.Plan(new RunOptions { Serializers = [glob] }).Cases.Select(c => c.Id.Serializer).Distinct()
            .ShouldBe(rows, ignoreOrder: true);
    }

    [Fact]
    public void Rows_that_the_user_names_are_beside_a_library_on_its_last_runtime_where_they_are_compared()
    {
        Broken("net8.0");
        On("net8.0", ExperimentNames.Speed).ShouldBe(["Broken", "Packed"], ignoreOrder: true);
        On("net8.0", ExperimentNames.Check).ShouldBe(["Broken"]);

        IEnumerable<string> On(string target, string experiment) => repository
            .Plan(new RunOptions { Serializers = ["Broken", "Packed/default"], Experiments = [experiment] }).Cases
            .Where(c => c.Id.Table.Target == target)
            .Select(c => c.Id.Serializer)
            .Distinct();
    }

    [Fact]
    public void Several_experiments_share_a_plan_and_each_takes_its_cases()
    {
        Broken("net8.0");

        var plan = repository.Plan(new RunOptions
        {
            Serializers = ["Broken", "Packed/default"],
            Experiments = ["check", "SPEED"],
            Effort = "standard",
        });

        plan.Experiments.Select(one => (one.Name, one.Effort.Name, one.Effort.Launches))
            .ShouldBe([(ExperimentNames.Speed, "standard", 5), (ExperimentNames.Check, "standard", 0)], "in the order of the list");
        plan.Experiments[0].Omitted.ShouldBeEmpty();

        // Beside a row on an older runtime another one stands only where they are compared.
        plan.Experiments[1].Omitted.ShouldNotBeEmpty();
        plan.Experiments[1].Omitted.ShouldAllBe(id => id.Serializer == "Packed" && id.Table.Target == "net8.0");
        plan.Cases.Select(planned => planned.Id).Where(id => !plan.Experiments[1].Takes(id))
            .ShouldBe(plan.Experiments[1].Omitted, ignoreOrder: true);
    }

    [Fact]
    public void A_target_that_the_user_names_is_tried_as_it_is()
    {
        Broken("net8.0");
        repository.Plan(new RunOptions { Serializers = ["Broken"], Targets = ["net10.0", "net48"] }).Cases
            .Select(c => c.Id.Table.Target).Distinct().ShouldBe(["net10.0", "net48"], ignoreOrder: true);
    }

    [Theory]
    [InlineData("net11.0-aot", "net8.0-aot")]
    [InlineData("net10.0", "net8.0")]
    [InlineData("net9.0-r2r", "net8.0-r2r")]
    [InlineData("net8.0-no-pgo", "net8.0-no-pgo")]
    [InlineData("net6.0", "net6.0")]
    [InlineData("net48", "net48")]
    public void A_last_target_keeps_deployment_and_settings_and_moves_nothing_to_a_newer_runtime(string asked, string target) =>
        Target.Parse(asked).NotAfter("net8.0").Name.ShouldBe(target);

    [Fact]
    public void Runtimes_go_from_the_newest_to_the_oldest_though_the_default_is_reported_first()
    {
        Target.Runtimes.ShouldBe(["net11.0", "net10.0", "net9.0", "net8.0", "net7.0", "net6.0"]);
        repository.Plan(new RunOptions { Targets = ["net11.0", "net10.0"] }).Cases.Select(c => c.Id.Table.Target).Distinct()
            .ShouldBe(["net10.0", "net11.0"], ignoreOrder: false);
    }

    [Fact]
    public void A_version_of_a_library_of_the_runtime_is_that_of_its_package()
    {
        repository.Library(
            "Platform",
            "<Library>Platform</Library><PinnedPackage>Platform.Json</PinnedPackage><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");
        var libraries = repository.Plan(new RunOptions { Serializers = ["Platform", "Platform@2.0.1"] }).Cases
            .Select(c => c.Library).DistinctBy(library => library.Name).ToList();

        libraries.Select(library => (library.Name, library.Package, library.PackageVersion))
            .ShouldBe([("Platform", null, null), ("Platform@2.0.1", "Platform.Json", "2.0.1")]);
        libraries[1].VersionedPackages.ShouldBe(["Platform.Json"]);
    }

    [Fact]
    public void A_last_target_that_is_no_runtime_is_an_error()
    {
        Broken("net8.0-aot");
        Should.Throw<RoundupException>(() => repository.Plan()).Message.ShouldContain("<LastTarget> is 'net8.0-aot'");
    }

    [Theory]
    [MemberData(nameof(Misspelt))]
    public void A_misspelt_name_gets_a_suggestion(RunOptions options, string said)
    {
        var error = Should.Throw<RoundupException>(() => repository.Plan(options));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(said);
    }

    [Fact]
    public void A_suite_that_names_what_does_not_exist_is_the_suites_fault()
    {
        var file = repository.Suite("odd", """{ "title": "T", "datasets": ["Usrs"] }""");

        Should.Throw<RoundupException>(() => repository.Plan(new RunOptions { Suite = "odd" })).Message
            .ShouldBe($"{file}: 'datasets' 'Usrs' matches nothing: did you mean Users? `roundup list datasets` lists what exists.");
    }

    private IEnumerable<string> Rows(Shape shape, Operation operation) =>
        Cases(shape, operation).Select(c => c.Id.Serializer);

    private string? Unsupported(string row, Shape shape, Operation operation) =>
        Cases(shape, operation).Single(c => c.Id.Serializer == row).Unsupported;

    private IEnumerable<PlannedCase> Cases(Shape shape, Operation operation) =>
        repository.Plan(new RunOptions { Shapes = [shape.ToString()], Operations = [operation.ToString()], Counts = [1] }).Cases;

    private IEnumerable<string> Data(RunOptions options) =>
        repository.Plan(options).Cases.Select(c => $"{c.Id.Table.Dataset} x{c.Id.Table.Count}").Distinct();

    private IEnumerable<string> Serializers(RunOptions options) =>
        repository.Plan(options).Cases.Select(c => c.Id.Serializer).Distinct().Order();

    private void Broken(string lastTarget, string status = "dead") => repository.Library(
        "Broken",
        $"<Library>Broken</Library><Format>JSON</Format><Status>{status}</Status><LastTarget>{lastTarget}</LastTarget>",
        """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");
}
