using System.Numerics;

namespace Roundup.Inference.Shapes;

/// <summary>Kinds of JSON values.</summary>
[Flags]
internal enum Kinds
{
    /// <summary>None.</summary>
    None = 0,

    /// <summary>True or false.</summary>
    Bool = 1,

    /// <summary>A number.</summary>
    Number = 2,

    /// <summary>A string.</summary>
    Text = 4,

    /// <summary>An array.</summary>
    Array = 8,

    /// <summary>An object.</summary>
    Object = 16,
}

/// <summary>Questions about kinds.</summary>
internal static class KindsQuestions
{
    /// <summary>Whether values of more than one kind were seen, which no single type of C# holds.</summary>
    public static bool AreMixed(this Kinds kinds) => BitOperations.PopCount((uint)kinds) > 1;
}
