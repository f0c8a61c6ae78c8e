namespace Roundup.Engine.Tests.Measuring;

/// <summary>A table of the shape Preferred: workers and results.</summary>
public sealed class PreferredShapeTests
{
    [Fact]
    public void A_worker_is_told_the_rows_own_shape()
    {
        var planned = Preferred(Shape.Stream).Cases[0];
        WorkerSessions.OpenCommand(planned, Made.Values(planned.Id.Table, 100)).Shape.ShouldBe(Shape.Stream);
    }

    [Fact]
    public void Results_hold_the_rows_own_shape_where_it_is_not_the_tables()
    {
        Made.State(Preferred(Shape.Stream)).Results(_ => "not its turn")[0].Shape.ShouldBe(Shape.Stream);
        Made.State(Made.OneCase()).Results(_ => "not its turn")[0].Shape.ShouldBeNull();
    }

    private static Plan Preferred(Shape own)
    {
        var plan = Made.Plan(["a"], ["Books"], [1], [Shape.Preferred]);
        SerializerDefinition Row(SerializerDefinition row) => row with { Native = [Shape.Bytes, own], Preferred = own };
        return plan with { Cases = [.. plan.Cases.Select(planned => planned with { Serializer = Row(planned.Serializer) })] };
    }
}
