namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>What a message represents.</summary>
internal enum MessageKind
{
    /// <summary>The members of one type.</summary>
    Object,

    /// <summary>One of the concrete types of a hierarchy.</summary>
    Choice,

    /// <summary>A collection, as the one field <c>items</c>: a list of roots, or a collection inside another.</summary>
    Wrapper,

    /// <summary>A key and a value.</summary>
    Entry,
}
