namespace Roundup.Contracts;

/// <summary>
/// How <see cref="Shape.Stream"/> and <see cref="Shape.AsyncStream"/> are called where a suite asks for another use of streams than the
/// usual one, in which all calls write to one stream and read from one whose buffer is visible. docs/timing-contract.md defines them.
/// </summary>
public enum StreamUse
{
    /// <summary>
    /// Each Serialize writes to a new <c>MemoryStream</c>; each Deserialize reads from one that was made of an array, so its buffer is
    /// hidden.
    /// </summary>
    New,

    /// <summary>
    /// The same, but each Serialize copies the stream to an array, and each Deserialize makes the stream of the array. Only
    /// <see cref="Shape.Stream"/> has it.
    /// </summary>
    Array,
}
