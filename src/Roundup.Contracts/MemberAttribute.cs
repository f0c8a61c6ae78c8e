namespace Roundup.Contracts;

/// <summary>
/// The number of a member in the formats that number members, as a careful developer keeps it between versions of a model. A member without
/// the attribute has the number after that of the member before it, as in an enum; the first one has 1.
/// </summary>
/// <remarks>
/// For models in which the order of the source is not that of the numbers, or where a number is left free. The model compiler removes the
/// attribute. Not for types with a base class, or with a constructor that takes members.
/// </remarks>
/// <param name="number">The number, from 1.</param>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class MemberAttribute(int number) : Attribute
{
    /// <summary>The number, from 1.</summary>
    public int Number { get; } = number;
}
