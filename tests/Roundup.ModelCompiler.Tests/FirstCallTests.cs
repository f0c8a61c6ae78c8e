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
            text.ShouldContain($"case Shape.{shape.Name} when serialize:");
            foreach (var call in (TimedCall[])[shape.Serialize, shape.Deserialize])
            {
                text.ShouldContain(string.Format(null, call.Call[..(call.Call.IndexOf('(') + 1)], $"((I{shape.Codec}Codec<T>)codec)"));
            }
        }
    }
}
