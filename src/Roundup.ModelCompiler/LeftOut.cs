namespace Roundup.ModelCompiler;

/// <summary>A part of a model that the code for a library does not have, so that the library treats the model otherwise than its author's
/// program does.</summary>
/// <param name="What">What it is: <c>[JsonProperty]</c>, <c>class MoneyConverter</c>, <c>property Total</c>.</param>
/// <param name="Where">The type or member that it is on, or that has it: <c>Order.Id</c>; a file for what is on an assembly.</param>
/// <param name="Namespace">The namespace of an attribute; null where nothing tells, and for anything else.</param>
public sealed record LeftOut(string What, string Where, string? Namespace);
