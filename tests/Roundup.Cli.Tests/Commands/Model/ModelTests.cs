namespace Roundup.Cli.Tests.Commands.Model;

public sealed class ModelTests : CliTests
{
    [Fact]
    public async Task The_model_is_on_standard_output_and_what_was_guessed_on_standard_error()
    {
        var file = repository.Write("order.json", """{ "id": 1, "placed": "2026-01-02T03:04:05Z", "note": null }""");

        var result = await RunAsync(file);

        result.ShouldBe(new CliResult(
            0,
            """
            // Inferred from order.json: one object.

            using System;
            using System.Collections.Generic;

            namespace Roundup.Datasets.OrderModel;

            public class Order
            {
                public int id { get; set; }

                // the only string has this form
                public DateTime placed { get; set; }

                // only null was seen
                public string? note { get; set; }
            }

            """,
            """
            Guesses, each with what it is based on:
            placed: DateTime (the only string has this form)
            note: string? (only null was seen)

            """));
    }

    [Fact]
    public async Task The_model_can_go_to_a_file_with_other_names()
    {
        var file = repository.Write("orders.ndjson", "{\"id\": 1}\n{\"id\": 2}\n");
        var output = repository.In("Model.cs");

        var result = await RunAsync(file, "--output", output, "--name", "Purchase", "--namespace", "Shop.Data");

        result.ShouldBe(new CliResult(0, output + "\n", ""));
        File.ReadAllText(output).ShouldContain("namespace Shop.Data;\n\npublic class Purchase\n{");
    }

    [Fact]
    public async Task A_pipe_without_a_writer_is_refused_and_not_waited_for()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var pipe = repository.In("pipe");
        Process.Start("mkfifo", pipe).WaitForExit();

        (await RunAsync(pipe)).ShouldBeRefused($"{pipe}: a pipe or a device gives its bytes once");
    }

    [Fact]
    public async Task What_no_model_can_be_inferred_from_is_a_sentence_with_its_place()
    {
        var file = repository.Write("bad.json", "{\n  \"a\": 1,\n}");

        var result = await RunAsync(file);

        result.Code.ShouldBe(2);
        result.Output.ShouldBeEmpty();
        result.Error.ShouldBe($"{file}(3,1): there is a comma with no value after it, which JSON does not allow; remove the comma.\n");
        (await RunAsync(repository.In("none.json"))).Error.ShouldContain("there is no such file");
        (await RunAsync(repository.Path)).Error.ShouldContain("it is a folder");
    }

    [Fact]
    public async Task A_file_of_another_kind_is_told_by_its_name()
    {
        var source = repository.Write("Order.cs", "// an order\nclass Order { }");
        var json = repository.Write("order.json", "{}");

        (await RunAsync(source)).ShouldBe(
            new CliResult(2, "", $"{source}: this is C# source and not JSON; `roundup run --model FILE` takes it.\n"));
        (await RunAsync("--assembly", source)).Error.ShouldContain("this is C# source and not a .NET assembly");
        (await cli.RunAsync("run", "--model", json)).Error
            .ShouldContain("this is JSON and not C# source; `roundup run --data FILE` takes it");
    }

    [Theory]
    [InlineData("--name", "order")]
    [InlineData("--name", "A.B")]
    [InlineData("--namespace", "a b")]
    [InlineData("--namespace", "A..B")]
    public async Task Names_that_CSharp_cannot_have_are_refused(string option, string name)
    {
        var file = repository.Write("order.json", "{\"id\": 1}");

        var result = await RunAsync(file, option, name);

        result.Code.ShouldBe(2);
        result.Error.ShouldStartWith($"{option} '{name}'");
    }

    [Fact]
    public async Task An_output_that_cannot_be_written_is_code_4()
    {
        var file = repository.Write("order.json", "{\"id\": 1}");

        (await RunAsync(file, "--output", repository.In("none/Model.cs"))).Code.ShouldBe(4);
    }

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["model", .. arguments]);
}
