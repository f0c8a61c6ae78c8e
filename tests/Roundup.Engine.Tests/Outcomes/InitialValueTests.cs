namespace Roundup.Engine.Tests.Outcomes;

/// <summary>What a row loses where it is not known what a constructor of the user's sets.</summary>
public class InitialValueTests
{
    private static readonly DatasetDefinition s_dataset = new()
    {
        Name = "Pens",
        Origin = "Pens.dll",
        Description = "Own data.",
        Root = "Pens.Pen",
        Values = "Pens.PenValues",
        Counts = [1],
        IsOwn = true,
        Content = new OneNotKnown(),
    };

    [Theory]
    [InlineData("Marks[].Width: value", "Marks[].Width: not known (value)")]
    [InlineData("Marks[].Width: null", "Marks[].Width: not known (null)")]
    [InlineData("Marks[].Width: count", "Marks[].Width: not known (count)")]
    [InlineData("Marks[].Width: DateTime.Kind", "Marks[].Width: DateTime.Kind")]
    [InlineData("Marks[].Height: value", "Marks[].Height: value")]
    [InlineData("count", "count")]
    public void A_member_that_comes_back_as_the_constructor_left_it_is_not_known(string lost, string told) =>
        UnknownInitialValues.Describe(s_dataset, lost).ShouldBe(told);

    [Theory]
    [InlineData(true, "A: not known (value)")]
    [InlineData(true, "A: not known (value)", "B: decimal scale")]
    [InlineData(false, "A: not known (value)", "B: value")]
    public void What_else_is_lost_decides(bool expected, params string[] lost) => UnknownInitialValues.DecideAll(lost).ShouldBe(expected);

    private sealed class OneNotKnown : IDatasetContent
    {
        public IReadOnlyList<ModelText> ReadModel() => [];

        public string ValuesProject(string folder) => folder;

        public bool IsInitialNotKnown(string path) => path == "Marks[].Width";
    }
}
