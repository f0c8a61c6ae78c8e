namespace Roundup.Results;

/// <summary>Two versions of the user's own types whose data were exchanged: the one in the files, and an earlier one.</summary>
/// <param name="Dataset">The dataset with the types as they are now.</param>
/// <param name="Before">The dataset with the earlier types, and the same values.</param>
/// <param name="Reference">Where the earlier types are from, as the user named it: <c>main</c>, <c>v1.4</c>.</param>
/// <param name="Changes">The differences of the types, in the order of the files.</param>
public sealed record ContractComparison(string Dataset, string Before, string Reference, IReadOnlyList<ContractChange> Changes)
{
    /// <summary>Whether one of the two datasets reads what the other one wrote.</summary>
    public bool IsBetween(string reader, string? writer) => (reader, writer) == (Dataset, Before) || (reader, writer) == (Before, Dataset);
}

/// <summary>One difference between two versions of the user's own types. It has names, and no value of the data.</summary>
/// <param name="Kind">What was changed.</param>
/// <param name="Type">The simple name of the type, as it is now; of a type that was removed, as it was.</param>
/// <param name="Member">The member, as it is now; of one that was removed, as it was. Null: the type itself.</param>
/// <param name="Text">A clause without a full stop: <c>OrderLine.Note was added in front of Price</c>.</param>
public sealed record ContractChange(ContractChangeKind Kind, string Type, string? Member, string Text)
{
    /// <summary>The file of the declaration, relative to the root of its repository, with slashes; null where it is not known.</summary>
    public string? File { get; init; }

    /// <summary>The line of the declaration in <see cref="File"/>, from 1; of what was removed, that of its type.</summary>
    public int? Line { get; init; }
}

/// <summary>What was changed in a type.</summary>
public enum ContractChangeKind
{
#pragma warning disable CS1591 // Each says its meaning itself.
    MemberAdded,
    MemberRemoved,
    MemberRenamed,
    MembersReordered,
    TypeOfMember,
    Required,
    InitialValue,
    EnumMembers,
    Subtypes,
    TypeRenamed,
    Unmatched,
#pragma warning restore CS1591
}
