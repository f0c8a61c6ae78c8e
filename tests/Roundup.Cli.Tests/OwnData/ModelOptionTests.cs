using Roundup.OwnData.Reading;

namespace Roundup.Cli.Tests.OwnData;

public sealed class ModelOptionTests : CliTests
{
    private const string Order = "namespace Shop; public class Order { public int Id { get; set; } public Order? Next { get; set; } }";

    public ModelOptionTests()
    {
        repository.OwnDataSuite();
    }

    [Fact]
    public async Task Types_without_a_sample_get_generated_values()
    {
        var file = repository.Write("Order.cs", Order);

        var result = await RunAsync("--model", file, "--type", "Order", "--depth", "3");

        result.Code.ShouldBe(0, result.Error);
        var plan = cli.Start!.Plan;
        (plan.Options.Own!.Model, plan.Options.Own.Type, plan.Options.Own.Depth).ShouldBe((file, "Order", 3));
        plan.Cases.Select(planned => (planned.Id.Table.Dataset, planned.Id.Table.Count)).Distinct()
            .ShouldBe([("Order", 1), ("Order", 100)]);
        cli.Start.Notices.Select(notice => notice.Code).ShouldContain(NoticeCode.ValuesFromTypes);
    }

    [Fact]
    public async Task Types_with_a_sample_get_its_values()
    {
        var result = await RunAsync(
            "--model", repository.Write("Order.cs", Order), "--data", repository.Write("o.json", """{"id":1,"x":2}"""), "--count", "7");

        result.Code.ShouldBe(0, result.Error);
        cli.Start!.Plan.Cases.Select(planned => planned.Id.Table.Count).Distinct().ShouldBe([7]);
        cli.Start.Notices.Select(notice => notice.Code).Take(3)
            .ShouldBe([NoticeCode.ValuesFromSample, NoticeCode.SampleHasMore, NoticeCode.SampleHasLess]);
    }

    [Fact]
    public void The_program_of_other_values_leaves_nothing_behind()
    {
        var file = repository.Write("Order.cs", Order);
        var sample = repository.Write("order.json", """{"id":1}""");
        string[] FilesOf(OwnDataRequest data) =>
        [
            .. Directory.EnumerateFiles(Path.GetDirectoryName(
                    OwnDataReader.Read(data, repository.Path, []).ValuesProject(repository.In("p")))!)
                .Select(path => Path.GetFileName(path)).Order(),
        ];

        var first = FilesOf(new() { Model = file });
        var withSample = FilesOf(new() { Model = file, Sample = sample });

        withSample.ShouldContain("sample.ndjson");
        withSample.ShouldNotContain("TypeValues.cs");
        FilesOf(new() { Model = file }).ShouldBe(first);
        first.ShouldNotContain("sample.ndjson");
    }

    [Theory]
    [InlineData("--model and --assembly both name the types", "--model", "Order.cs", "--assembly", "Shop.dll")]
    [InlineData("--type names a type of --model or --assembly: give one of them too.", "--type", "Order")]
    [InlineData("--type names a type of --model or --assembly", "--data", "o.json", "--type", "Order")]
    [InlineData("--depth is for generated values, and --data gives the values", "--model", "Order.cs", "--data", "o.json", "--depth", "2")]
    [InlineData("--depth is for values that are generated from types", "--depth", "2")]
    [InlineData("--depth 0 is not a whole number from 1 to 100", "--model", "Order.cs", "--depth", "0")]
    [InlineData("--ignore names a member of the types of --model or --assembly", "--data", "o.json", "--ignore", "Next")]
    [InlineData("Order.Next: the type object is not covered", "--model", "Bad.cs")]
    [InlineData("Shop.Empty: the root type has no member that could be serialized; give the type a public property", "--model", "Empty.cs")]
    [InlineData("so there is nothing to infer a model from; give a sample whose objects have members.", "--data", "empty.json")]
    [InlineData("Id: the type is int, and the sample has the string \"a\"", "--model", "Order.cs", "--data", "bad.json")]
    public async Task What_does_not_go_together_or_does_not_fit_ends_the_run_before_it_begins(string said, params string[] arguments)
    {
        repository.Write("Order.cs", Order);
        repository.Write("Bad.cs", "public class Order { public object Next { get; set; } = null!; }");
        repository.Write("Empty.cs", "namespace Shop; public class Empty { public int Count => 1; }");
        repository.Write("empty.json", "{}");
        repository.Write("o.json", """{"id":1}""");
        repository.Write("bad.json", """{"id":"a"}""");

        var result = await RunAsync([.. arguments.Select(one => one.Contains('.', StringComparison.Ordinal) ? repository.In(one) : one)]);

        result.ShouldBeRefused(said);
        cli.Start.ShouldBeNull();
        Directory.Exists(repository.In("out")).ShouldBeFalse();
    }

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["run", .. arguments, "--output", repository.In("out")]);
}
