namespace Roundup.Protocol;

internal static class ValuesOutput
{
    // What a line begins with that names a member of which the user's types make another value than the sample has.
    public const string Changed = "changed ";
}
