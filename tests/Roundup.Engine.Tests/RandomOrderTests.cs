namespace Roundup.Engine.Tests;

public class RandomOrderTests
{
    [Fact]
    public void Items_of_a_group_follow_each_other_in_both_orders()
    {
        var random = new SeededRandom(1);
        string[] items = ["a1", "b1", "a2", "c1", "b2"];
        var orders = Enumerable.Range(0, 200).Select(_ => RandomOrder.OfGroups(items, item => item[0], random)).ToList();

        orders.ShouldAllBe(order => Math.Abs(order.IndexOf("a1") - order.IndexOf("a2")) == 1
            && Math.Abs(order.IndexOf("b1") - order.IndexOf("b2")) == 1);
        orders.Select(order => order.IndexOf("a1") < order.IndexOf("a2")).Distinct().Count().ShouldBe(2);
        orders.Select(order => string.Concat(order)).Distinct().Count().ShouldBe(24);
    }
}
