using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>The rules about objects, in the order in which they depend on each other.</summary>
internal static class ShapeRules
{
    /// <summary>Finds dictionaries, hierarchies, and types that occur in several places.</summary>
    public static void Apply(Shape root)
    {
        DictionaryRule.Apply(root);
        HierarchyRule.Apply(root);
        TypeUnification.Apply(root);
        do
        {
            HierarchyRule.Apply(root);
        }
        while (CommonMembers.Merge(root));
    }
}
