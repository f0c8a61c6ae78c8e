namespace Roundup.Protocol;

/// <summary>The two words for an operation, in messages and in the arguments of a process that makes first calls.</summary>
internal static class OperationField
{
    public const string Serialize = "Serialize";
    public const string Deserialize = "Deserialize";

    /// <summary>Writes an operation.</summary>
    public static MessageWriter Operation(this MessageWriter fields, bool serialize) => fields.Either(serialize, Serialize, Deserialize);

    /// <summary>Reads an operation: whether it is Serialize.</summary>
    public static bool Operation(this MessageReader fields) => fields.Either(Serialize, Deserialize);
}
