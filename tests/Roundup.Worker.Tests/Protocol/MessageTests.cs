using System.Collections;
using System.Reflection;
using Roundup.Protocol.FirstCall;
using Roundup.Results;

namespace Roundup.Worker.Tests.Protocol;

/// <summary>Each message is written and read again; invalid lines are errors.</summary>
public sealed class MessageTests
{
    public static TheoryData<int> Numbers => [.. Enumerable.Range(0, Messages.Examples.Count)];

    [Fact]
    public void Each_message_has_an_example_and_what_can_be_unknown_is_in_one_of_them()
    {
        Messages.Types.Except(Messages.Examples.Select(example => example.GetType())).ShouldBeEmpty();
        foreach (var examples in Messages.Examples.GroupBy(example => example.GetType()))
        {
            foreach (var field in Messages.Fields(examples.Key).Where(FieldMark.IsOptional))
            {
                var values = examples.Select(example => examples.Key.GetProperty(field.Name!)!.GetValue(example)).ToList();
                values.ShouldContain((object?)null, $"{examples.Key.Name}.{field.Name}");
                values.ShouldContain(value => value != null, $"{examples.Key.Name}.{field.Name}");
            }
        }
    }

    [Fact]
    public void No_two_commands_have_the_same_name_and_no_two_answers_either()
    {
        foreach (var types in Messages.Types.GroupBy(Messages.IsCommand))
        {
            types.Select(type => Messages.Examples.First(example => example.GetType() == type).Name).ShouldBeUnique();
        }
    }

    [Theory]
    [MemberData(nameof(Numbers))]
    public void A_message_comes_back(int number)
    {
        var message = Messages.Examples[number];
        var line = MessageWriter.Line(message);

        line.ShouldNotContain('\n');
        line.Split('\t')[0].ShouldBe(message.Name);
        var read = Messages.Read(message.GetType(), line);
        foreach (var field in Messages.Fields(message.GetType()))
        {
            Values(read, field).ShouldBe(Values(message, field), field.Name);
        }

        MessageWriter.Line(read).ShouldBe(line);
    }

    [Theory]
    [MemberData(nameof(Numbers))]
    public void A_field_too_many_or_too_few_breaks_the_protocol(int number)
    {
        var message = Messages.Examples[number];
        var line = MessageWriter.Line(message);

        Broken(message, line + "\tmore").ShouldContain($"'{message.Name}'");
        Broken(message, "other" + line[message.Name.Length..]).ShouldBe($"the message 'other' came where '{message.Name}' was expected");
        while (line.LastIndexOf('\t') is var at and > 0)
        {
            line = line[..at];
            Broken(message, line).ShouldContain($"'{message.Name}'");
        }
    }

    [Theory]
    [MemberData(nameof(Numbers))]
    public void A_field_that_is_no_number_breaks_the_protocol(int number)
    {
        var message = Messages.Examples[number];
        var fields = MessageWriter.Line(message).Split('\t');
        var parameters = Messages.Fields(message.GetType());
        for (var i = 0; i < parameters.Count && !FieldMark.IsList(parameters[i]); i++)
        {
            var type = Nullable.GetUnderlyingType(parameters[i].ParameterType) ?? parameters[i].ParameterType;
            if (type != typeof(string))
            {
                foreach (var damage in (string[])["", "x", "1,5", "0x1", " 1", "1 ", "NaN", "Infinity", "1e400"])
                {
                    var line = string.Join('\t', [.. fields[..(i + 1)], damage, .. fields[(i + 2)..]]);
                    Broken(message, line).ShouldStartWith($"field {i + 1} of the message '{message.Name}' is ");
                }
            }
        }
    }

    [Theory]
    [InlineData("batch\t-\t1", "field 1 of the message 'batch' is not known: '-'")]
    [InlineData("batch\t3.5\t1", "field 1 of the message 'batch' is no whole number: '3.5'")]
    [InlineData("batch\t4000000000\t1", "field 1 of the message 'batch' is too large: '4000000000'")]
    [InlineData("batch\t3\t1\t2", "field 4 of the message 'batch' is missing")]
    [InlineData("batch\t2\t1\t-\t3", "field 4 of the message 'batch' was not expected: '3'")]
    public void What_is_wrong_is_told(string line, string problem) =>
        Should.Throw<ProtocolException>(() => BatchAnswer.Type.Read(new MessageReader(line))).Message.ShouldBe(problem);

    [Fact]
    public void A_step_of_a_process_that_makes_first_calls_is_a_step() =>
        FirstCallArguments.Step("first call", 2).ShouldBe(MessageWriter.Line(new StepAnswer("first call", 2)));

    [Fact]
    public void The_arguments_of_a_process_that_makes_first_calls_are_where_it_reads_them()
    {
        var open = new OpenCommand("row", "Users", Many: true, Contracts.Shape.Stream, "values");
        (OpenCommand Case, string Payload)[] datasets = [(open with { Dataset = "Books" }, "a"), (open, "b")];
        string[] arguments = ["pipe", .. FirstCallArguments.Write(serialize: false, open.Shape, open.Serializer, datasets)];

        arguments[FirstCallArguments.PipeAt].ShouldBe("pipe");
        arguments[FirstCallArguments.ModeAt].ShouldBe(FirstCallArguments.Mode);
        arguments[FirstCallArguments.OperationAt].ShouldBe(OperationField.Deserialize);
        arguments[FirstCallArguments.ShapeAt].ShouldBe("3");
        arguments[FirstCallArguments.SerializerAt].ShouldBe("row");
        arguments.Length.ShouldBe(FirstCallArguments.DatasetsAt + (2 * FirstCallArguments.PerDataset));
        var second = arguments[(FirstCallArguments.DatasetsAt + FirstCallArguments.PerDataset)..];
        second[FirstCallArguments.DatasetAt].ShouldBe("Users");
        second[FirstCallArguments.ManyAt].ShouldBe(OpenCommand.ManyToken);
        second[FirstCallArguments.ValuesAt].ShouldBe("values");
        second[FirstCallArguments.PayloadAt].ShouldBe("b");
    }

    private static IEnumerable<object?> Values(IMessage message, ParameterInfo field)
    {
        var value = message.GetType().GetProperty(field.Name!)!.GetValue(message);
        return FieldMark.IsList(field)
            ? ((IEnumerable)value!).Cast<object?>()
                .Select(one => one is CheckFact fact ? (fact with { Frames = [] }, string.Join('|', fact.Frames)) : one)
            : [value];
    }

    private static string Broken(IMessage message, string line) =>
        Should.Throw<ProtocolException>(() => Messages.Read(message.GetType(), line), line).Message;
}
