namespace Roundup.Protocol;

/// <summary>What the program that writes the values of a dataset says besides.</summary>
internal static class ValuesOutput
{
    /// <summary>What a line begins with that names a member of which the user's types make another value than the sample has.</summary>
    public const string Changed = "changed ";
}
