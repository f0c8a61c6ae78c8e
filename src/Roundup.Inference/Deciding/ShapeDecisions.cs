using Roundup.Inference.Shapes;

namespace Roundup.Inference.Deciding;

/// <summary>All that is decided about objects, in the order in which one decision needs the other.</summary>
internal static class ShapeDecisions
{
    /// <summary>Turns what was seen into what the model has: maps, hierarchies, and one type for what is alike.</summary>
    public static void Apply(Shape root)
    {
        MapRule.Apply(root);
        HierarchyRule.Apply(root);
        Unification.Apply(root);
        do
        {
            HierarchyRule.Apply(root);
        }
        while (CommonMembers.Merge(root));
    }
}
