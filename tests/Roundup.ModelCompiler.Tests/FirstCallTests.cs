namespace Roundup.ModelCompiler.Tests;

public class FirstCallTests
{
    [Fact]
    public void The_first_call_has_a_case_for_each_shape_with_the_calls_of_the_timed_loops()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "Roundup.slnx")))
        {
            folder = folder.Parent.ShouldNotBeNull("the tests run outside a checkout");
        }

        var text = File.ReadAllText(Path.Combine(folder.FullName, "src/Roundup.Worker/FirstCall/TypedFirstCall.Call.cs"));
        TimedShape.All.Select(shape => shape.Name).ShouldBe(Enum.GetNames<Shape>().Except([nameof(Shape.Preferred)]), ignoreOrder: true);
        foreach (var shape in TimedShape.All)
        {
            CallOf(text, shape, isSerialize: true).ShouldContain(Start(shape, shape.Serialize), customMessage: shape.Name);
            CallOf(text, shape, isSerialize: false).ShouldContain(Start(shape, shape.Deserialize), customMessage: shape.Name);
        }
    }

    /// <summary>What stands in the case of a shape; in the method that it calls, where it calls one.</summary>
    private static string CallOf(string text, TimedShape shape, bool isSerialize)
    {
        var label = isSerialize ? $"case Shape.{shape.Name} when serialize:" : $"case Shape.{shape.Name}:";

        // The last shape is what is left.
        var found = Between(text, label, "break;") ?? Between(text, "default:", "break;").ShouldNotBeNull();
        var method = isSerialize ? $"Serialize{shape.Name}(" : $"Deserialize{shape.Name}(";
        return found.Contains(method, StringComparison.Ordinal) ? Between(text, $"void {method}", "\n    }").ShouldNotBeNull() : found;
    }

    private static string? Between(string text, string start, string end) =>
        text.Split(start) is [_, var rest] ? rest.Split(end)[0] : null;

    /// <summary>A call up to its arguments, on the codec as its interface.</summary>
    private static string Start(TimedShape shape, TimedCall call) =>
        string.Format(null, call.Call[..(call.Call.IndexOf('(') + 1)], $"((I{shape.Codec}Codec<T>)codec)");
}
